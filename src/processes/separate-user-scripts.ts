import { begun } from './launcher.js';

/**
 * Runs as root, outside the namespaces. Standard input brings requests, a signal's name a line; its end means that the
 * program is gone, and ends everything. Descriptors that this program inherited itself are closed; only bash can name those
 * above 9. The command leads a process group whose number stands in the file `gate`.
 * Arguments: folder for control files, then the command to start.
 */
export const supervisingScript = `control=$1
shift
if [ -n "$BASH_VERSION" ]; then
  for open in /proc/$$/fd/*; do
    [ "\${open##*/}" -le 2 ] || eval "exec \${open##*/}>&-"
  done
fi
exec 5<&0 </dev/null
setsid "$@" 3>"$control/times" 4<"$control/environment" 5<&- &
gate=$!
echo "$gate" >"$control/gate"
exec >/dev/null 2>&1
(
  end() { kill -s "$1" -- "-$gate" || kill -s "$1" "$gate"; }
  while read -r request; do end "$request"; done
  end KILL
) <&5 &
watcher=$!
exec 5<&-
wait "$gate"
status=$?
kill -s KILL "$watcher"
exit "$status"`;

/**
 * Runs as root inside the namespaces of one command: mounts what the table names, then becomes the user for good. Why that
 * failed stands in the report (descriptor 3).
 * Arguments: table of mounts (fstab manual), then the command.
 */
export const enclosingScript = `why=$(mount --all --fstab "$1" 2>&1) || { echo "$why" >&3; exit 125; }
shift
exec "$@"`;

/**
 * Runs as the world's user: takes its environment from descriptor 4, then is the reporting shell around the command.
 * Arguments: the command, its folder.
 */
export function enteringScript(reportingShell: string): string {
  return `eval "$(cat <&4)"
exec 4<&-
cd "$2" || exit 126
unset OLDPWD
echo ${begun} >&3
${reportingShell}`;
}

/** Ends every process of a user at once: no new one can slip through (kill manual, pid -1). Where there is no process namespace. */
export const endingScript = 'kill -s KILL -- -1';

/**
 * Runs as root after a command. Only files of the world's user change hands, so that a link to a foreign file gains
 * nothing. Arguments: that user, the new owner, the world's root, then what the user left elsewhere.
 */
export const reclaimingScript = `chown --recursive --no-dereference --from="$1" "$2" -- "$3"
shift 3
[ "$#" -eq 0 ] || rm -rf -- "$@"`;

/** Runs as a world's user: prints which of the folders and programs it was given it cannot enter or run, one a line. */
export const lookingScript = 'for path; do [ -x "$path" ] || printf "%s\\n" "$path"; done';
