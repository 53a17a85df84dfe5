/**
 * Shares one look-up among all callers that wait for it. A caller never gets an answer whose look-up began before
 * the call, so what it reads is as fresh as a look-up of its own; under load many calls cost one round trip.
 */
export function coalesce<V>(
  lookUp: (keys: string[]) => Promise<Map<string, V>>,
): (key: string) => Promise<V | undefined> {
  let waiting: { keys: Set<string>; result: Promise<Map<string, V>> } | null = null;
  let running: Promise<unknown> = Promise.resolve();

  function nextBatch() {
    const keys = new Set<string>();
    const result = running.then(() => {
      waiting = null;
      return lookUp([...keys]);
    });
    running = result.catch(() => undefined);
    return { keys, result };
  }

  return async (key) => {
    waiting ??= nextBatch();
    waiting.keys.add(key);
    return (await waiting.result).get(key);
  };
}
