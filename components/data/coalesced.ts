/**
 * Bundles calls of `read`: one that comes while a reading is under way waits for it and is answered by the next one,
 * together with all others that wait. What a call resolves with was therefore read after it, and however many calls
 * come, two readings never run beside each other.
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
