const LOOKS = 10;

/**
 * Acts when this process could have heard somebody for so long, unless it is canceled before. A start, or other programs on
 * the machine, may hold a process up for seconds; a plain timer is over then before the answer is read that has long arrived.
 *
 * @returns what cancels it
 */
export function afterListening(ms: number, act: () => void): () => void {
  let left = LOOKS;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, ms / LOOKS);
  timer.unref();
  return () => clearInterval(timer);
}
