/**
 * What a run of the reusable workflow with so many candidates costs: its jobs, how often the gate runs, and the minutes that
 * GitHub bills, which are the started ones of each job (GitHub Docs, "Billing and usage" of Actions). `gateS` is one gate in
 * seconds; `besideS` what a job takes beside its gates: the start of the runner, checkouts, set-up and this project's own step.
 */
export function costOf({ candidates, gateS, besideS }) {
  const jobs = [0, ...Array.from({ length: candidates + 1 }, () => 1), 2, 0].map((gates) => besideS + gates * gateS);
  return { jobs: jobs.length, gates: candidates + 3, minutes: jobs.reduce((sum, seconds) => sum + Math.ceil(seconds / 60), 0) };
}
