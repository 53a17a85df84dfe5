/** Waits for a change that says by itself when it was refused. Never throws. */
export async function settled(change: Promise<unknown>): Promise<void> {
  await change.catch(() => {});
}
