/** Waits for the work, but no longer than this. Errors of the work are its own. */
export async function patience(work: Promise<unknown>, atMostMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, atMostMs);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}
