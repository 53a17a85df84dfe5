import type { JobPayloads, TaskName } from "./job-payloads";
import type { QueueName } from "./queues";

/** `signal` says that time is up: what goes through many things begins no more of them and leaves the rest for the next run. */
type Task<A, T extends TaskName> = {
  queue: QueueName;
  work(app: A, payload: JobPayloads[T], signal: AbortSignal): Promise<unknown>;
};

/** What is done for each kind of job. */
export type TaskList<A> = { [T in TaskName]: Task<A, T> };
