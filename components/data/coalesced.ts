/**
 * Bundles calls of `read`: a call during a read waits and shares the next read with all others that wait. So a call
 * never resolves with older data, and two reads never run at the same time.
 */
export function coalesced<Answer>(read: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> | null = null;
  let queued: Promise<Answer> | null = null;

  const start = () => {
    queued = null;
    const reading = read();
    const over = reading.then(
      () => {},
      () => {},
    );
    running = over;
    void over.then(() => {
      if (running === over) running = null;
    });
    return reading;
  };
  return () => {
    if (queued) return queued;
    if (!running) return start();
    queued = running.then(start);
    return queued;
  };
}
