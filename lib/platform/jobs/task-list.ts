import type { JobPayloads, TaskName } from "./job-payloads";
import type { QueueName } from "./queues";

/**
 * `signal` is aborted when time is up: a task that loops over many items then starts no more of them and leaves the
 * rest for the next run.
 */
type Task<A, T extends TaskName> = {
  queue: QueueName;
  work(app: A, payload: JobPayloads[T], signal: AbortSignal): Promise<unknown>;
};

export type TaskList<A> = { [T in TaskName]: Task<A, T> };
