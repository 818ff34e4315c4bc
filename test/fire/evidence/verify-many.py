"""Runs docs/verify-evidence.py on each folder named on standard input; prints its exit status and what it says, one line each."""
import contextlib, importlib.util, io, os, sys

project = sys.argv[1]
sys.path.insert(0, os.path.join(project, 'docs'))
specification = importlib.util.spec_from_file_location('verify_evidence_script', os.path.join(project, 'docs', 'verify-evidence.py'))
script = importlib.util.module_from_spec(specification)
specification.loader.exec_module(script)
for line in sys.stdin:
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        status = script.main([line.rstrip('\n')])
    print(status, said.getvalue().strip().replace('\n', ' '), flush=True)
