import * as core from '@actions/core';

/** Adds to the summary of the job. GitHub drops a summary of more than 1 MiB as a whole; the texts keep below that. */
export async function summarise(markdown: string): Promise<void> {
  // Without a file for it (older servers, local runs) there is no summary to write to.
  if (!process.env['GITHUB_STEP_SUMMARY']) return;
  await core.summary.addRaw(markdown, true).write();
}
