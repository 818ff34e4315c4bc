/** A way of looking at a failure, so that several proposals for one failure do not repeat one idea. */
export interface Angle {
  name: string;
  advice: string;
}

const angles: readonly [Angle, ...Angle[]] = [
  { name: 'likeliest cause', advice: 'Find the likeliest cause of the failures and make the smallest change that removes it.' },
  { name: 'from the values', advice: 'Start from the expected and the actual values in the failing tests and go backwards, step by step, to the place where the first wrong value comes into being. Change that place.' },
  { name: 'latest change', advice: 'Suspect the latest change, or what it forgot to adapt: find what worked before, and mend the change or take back the part of it that is wrong.' },
  { name: 'boundaries', advice: 'Suspect boundaries: off by one, first and last element, empty, zero, negative, missing, repeated, very large, rounding.' },
  { name: 'between the parts', advice: 'Suspect what lies between two parts: order of arguments, types, units, encodings, defaults, return values, errors that are swallowed, names that do not match.' },
  { name: 'state and order', advice: 'Suspect state and order: values shared or changed in place, things initialised too late or twice, missing waiting for something asynchronous, caches that are stale.' },
  { name: 'deeper cause', advice: 'Look beneath the place where the failure shows: find the deepest function of the project that is wrong, and mend it for all its callers.' },
  { name: 'second thought', advice: 'Assume that the obvious change was tried and did not pass. Propose the next best explanation, and the change that follows from it.' },
];

/** The angle of a proposal, counted from 0. Beyond the list an angle comes again with a demand for another idea. */
export function angleOf(index: number): Angle {
  const angle = angles[index % angles.length] ?? angles[0];
  const turn = Math.floor(index / angles.length);
  if (turn === 0) return angle;
  return { name: `${angle.name}, idea ${turn + 1}`, advice: `${angle.advice} Leave the first ${turn === 1 ? 'idea that comes' : `${turn} ideas that come`} to mind aside; propose the one after.` };
}
