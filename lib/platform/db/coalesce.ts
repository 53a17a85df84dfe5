import { ranOutOfTime } from "./outage";

/**
 * Shares one look-up among all callers that wait for it. A caller never gets an answer whose look-up began before
 * the call, so what it reads is as fresh as a look-up of its own; under load many calls cost one round trip. A look-up
 * that ran into a time limit fails those who waited for its end as well: a second one would hold them up as long again.
 */
export function coalesce<V>(
  lookUp: (keys: string[]) => Promise<Map<string, V>>,
): (key: string) => Promise<V | undefined> {
  type Batch = { keys: Set<string>; timeOut: unknown; result: Promise<Map<string, V>> };
  let waiting: Batch | null = null;
  let running: Promise<unknown> = Promise.resolve();

  function nextBatch(): Batch {
    const keys = new Set<string>();
    const result = running.then(() => {
      waiting = null;
      if (batch.timeOut) throw batch.timeOut;
      return lookUp([...keys]);
    });
    const batch: Batch = { keys, timeOut: null, result };
    running = result.catch((error: unknown) => {
      if (waiting && ranOutOfTime(error)) waiting.timeOut = error;
    });
    return batch;
  }

  return async (key) => {
    waiting ??= nextBatch();
    waiting.keys.add(key);
    return (await waiting.result).get(key);
  };
}
