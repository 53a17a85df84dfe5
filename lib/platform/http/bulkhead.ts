import { AppError } from "@/lib/core/errors/app-error";

const PATIENCE_MS = 10_000;
const RETRY_SECONDS = 2;

export type Bulkhead = { run<T>(work: () => Promise<T>): Promise<T> };

type Waiting = { start(): void; late: NodeJS.Timeout };

function refusal(): AppError {
  return new AppError(
    "UNAVAILABLE",
    `Too many requests of this kind at once. Try again in ${RETRY_SECONDS} seconds.`,
    { headers: { "retry-after": String(RETRY_SECONDS) } },
  );
}

/**
 * Keeps one operation from occupying the whole process: at most `atOnce` run, the others wait in order of arrival (ADR
 * 028). `run` throws UNAVAILABLE with Retry-After after ten seconds of waiting; what the work throws passes through.
 * How many wait is bounded by the server's connections.
 */
export function createBulkhead(atOnce: number, patienceMs = PATIENCE_MS): Bulkhead {
  const waiting = new Set<Waiting>();
  let running = 0;

  const turn = () =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        waiting.delete(entry);
        reject(refusal());
      }, patienceMs);
      const entry = { start: resolve, late };
      waiting.add(entry);
    });

  return {
    async run(work) {
      if (running >= atOnce) {
        await turn();
      } else {
        running += 1;
      }
      try {
        return await work();
      } finally {
        const [next] = waiting;
        if (next) {
          waiting.delete(next);
          clearTimeout(next.late);
          next.start();
        } else {
          running -= 1;
        }
      }
    },
  };
}

export type Bulkheads = { run<T>(name: string, work: () => Promise<T>): Promise<T> };

/** A bulkhead for each name: of each at most `atOnce` run. `run` throws as a bulkhead's. */
export function createBulkheads(atOnce: number): Bulkheads {
  const inUse = new Map<string, { bulkhead: Bulkhead; users: number }>();
  return {
    async run(name, work) {
      const own = inUse.get(name) ?? { bulkhead: createBulkhead(atOnce), users: 0 };
      inUse.set(name, own);
      own.users += 1;
      try {
        return await own.bulkhead.run(work);
      } finally {
        own.users -= 1;
        if (own.users === 0) inUse.delete(name);
      }
    },
  };
}
