/** Waits for all, whatever happens, and then throws the first fault: nothing goes on behind the back of a test. */
export async function settleAll<Value>(work: readonly Promise<Value>[]): Promise<Value[]> {
  const settled = await Promise.allSettled(work);
  return settled.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}
