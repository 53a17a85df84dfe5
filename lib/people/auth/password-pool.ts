import path from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "@/lib/core/errors/app-error";

/** What a thread is asked for: a new hash, or whether a hash is that of this digest. */
export type PasswordWork =
  | { kind: "hash"; digest: string; cost: number }
  | { kind: "compare"; digest: string; hash: string };

export type PasswordPool = {
  /**
   * Answers with the hash or the comparison. What waits for a caller who has gone is dropped. Throws UNAVAILABLE with
   * Retry-After when too much is waiting, and when the pool ends.
   */
  run(work: PasswordWork, gone?: AbortSignal): Promise<string | boolean>;
  /** Refuses what is waiting or under way and ends the threads. */
  end(): Promise<void>;
};

type Job = {
  work: PasswordWork;
  gone: AbortSignal | undefined;
  /** How many threads died over it. */
  deaths: number;
  resolve(answer: string | boolean): void;
  reject(reason: Error): void;
};

/** The second death over the same job is hardly a coincidence. */
const MOST_DEATHS = 2;
const RETRY_SECONDS = 5;

/** No bundler knows the file: the path is that of the checkout, in which every host runs. Nothing of the environment is passed on. */
function startThread(): Worker {
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), "lib/people/auth/password-worker.mjs");
  return new Worker(/* turbopackIgnore: true */ file, { env: {}, execArgv: [] });
}

function unavailable(): AppError {
  return new AppError("UNAVAILABLE", `Too many sign-ins at once. Try again in ${RETRY_SECONDS} seconds.`, {
    headers: { "retry-after": String(RETRY_SECONDS) },
  });
}

/** Threads that hash, started when they are needed. An idle one does not keep the process alive; one that dies is replaced. */
export function createPasswordPool({
  threads,
  mostWaiting,
  start = startThread,
}: {
  threads: number;
  mostWaiting: number;
  start?: () => Worker;
}): PasswordPool {
  const waiting: Job[] = [];
  const jobOf = new Map<Worker, Job | null>();
  let ended = false;

  function addThread(): Worker {
    const thread = start();
    let cause: unknown;
    jobOf.set(thread, null);
    thread.on("message", (answer: string | boolean) => {
      jobOf.get(thread)?.resolve(answer);
      jobOf.set(thread, null);
      thread.unref();
      assign();
    });
    thread.on("error", (error) => {
      cause = error;
    });
    thread.on("exit", () => {
      const job = jobOf.get(thread);
      jobOf.delete(thread);
      if (job) afterDeath(job, cause);
      assign();
    });
    return thread;
  }

  function afterDeath(job: Job, cause: unknown): void {
    job.deaths += 1;
    if (ended) job.reject(unavailable());
    else if (job.deaths < MOST_DEATHS) waiting.unshift(job);
    else job.reject(new Error("The thread that hashes passwords died", { cause }));
  }

  function assign(): void {
    for (let job = nextJob(); job; job = nextJob()) {
      const thread = [...jobOf].find(([, busy]) => busy === null)?.[0] ?? addThread();
      jobOf.set(thread, job);
      thread.ref();
      thread.postMessage(job.work);
    }
  }

  function nextJob(): Job | undefined {
    dropAbandoned();
    const isFree = jobOf.size < threads || [...jobOf.values()].includes(null);
    return isFree ? waiting.shift() : undefined;
  }

  function dropAbandoned(): void {
    const abandoned = waiting.filter(({ gone }) => gone?.aborted);
    for (const job of abandoned) {
      waiting.splice(waiting.indexOf(job), 1);
      job.reject(unavailable());
    }
  }

  return {
    async run(work, gone) {
      dropAbandoned();
      if (ended || waiting.length >= mostWaiting) throw unavailable();
      return new Promise((resolve, reject) => {
        waiting.push({ work, gone, deaths: 0, resolve, reject });
        assign();
      });
    },
    async end() {
      ended = true;
      for (const job of waiting.splice(0)) job.reject(unavailable());
      await Promise.all([...jobOf.keys()].map((thread) => thread.terminate()));
    },
  };
}
