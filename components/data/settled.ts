/** Waits for a change that reports its own failure. Never throws. */
export async function settled(change: Promise<unknown>): Promise<void> {
  await change.catch(() => {});
}
