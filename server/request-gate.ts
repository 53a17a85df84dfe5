import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

export type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export type RequestGate = {
  answer: Listener;
  readonly isClosed: boolean;
  /** Refuses new requests and waits for running ones; those not done in time are refused as well. */
  close(patienceMs: number): Promise<void>;
};

/**
 * Knows every request that is being worked on, also those whose client has gone: their handlers use the database until
 * they end, whatever became of the socket.
 */
export function createRequestGate(
  listen: Listener,
  refuse: (request: IncomingMessage, response: ServerResponse) => void,
): RequestGate {
  const running = new Map<ServerResponse, { request: IncomingMessage; work: Promise<void> }>();
  let isClosed = false;
  return {
    async answer(request, response) {
      if (isClosed) return refuse(request, response);
      const work = listen(request, response);
      running.set(response, { request, work });
      try {
        await work;
      } finally {
        running.delete(response);
      }
    },
    get isClosed() {
      return isClosed;
    },
    async close(patienceMs) {
      isClosed = true;
      const done = new AbortController();
      const all = Promise.allSettled([...running.values()].map(({ work }) => work));
      await Promise.race([all, wait(patienceMs, undefined, { signal: done.signal }).catch(() => undefined)]);
      done.abort();
      for (const [response, { request }] of running) {
        if (response.headersSent) response.destroy();
        else refuse(request, response);
      }
    },
  };
}
