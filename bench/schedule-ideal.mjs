/**
 * The ideal schedule of a run's gates: list scheduling of the measured durations on `jobs` places. The worlds come first,
 * in the order in which their gates started, each on the place that is free first; when all have ended, the gates of the
 * replay step follow in the same way. Nothing but gates takes time in it. Returns milliseconds.
 */
export function idealMs(gates, jobs) {
  const isReplay = ({ world }) => world === 'replay' || world === 'replay-baseline';
  return makespan(gates.filter((gate) => !isReplay(gate)), jobs) + makespan(gates.filter(isReplay), jobs);
}

function makespan(gates, jobs) {
  const places = Array.from({ length: jobs }, () => 0);
  for (const { startMs, endMs } of [...gates].sort((a, b) => a.startMs - b.startMs)) {
    const first = places.indexOf(Math.min(...places));
    places[first] += endMs - startMs;
  }
  return Math.max(...places);
}

/** From the first start of a gate to the last end of one. */
export function spanMs(gates) {
  return Math.max(...gates.map(({ endMs }) => endMs)) - Math.min(...gates.map(({ startMs }) => startMs));
}
