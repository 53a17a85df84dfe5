/**
 * Where jobs wait. Each queue has its own slots, so that a slow service delays only its own queue: `processor` for what
 * calls the payment processor, `mail` for what calls the mail service, `local` for webhooks, which share their
 * receivers' time among themselves, and for what needs the database alone, `twins` for test twins, whose months nobody
 * else waits for.
 */
export const QUEUES = { processor: 4, mail: 4, local: 4, twins: 2 } as const;

export type QueueName = keyof typeof QUEUES;

export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/**
 * How many connections jobs get in addition to those of requests: one to listen on for each queue, and half as many to
 * work.
 */
export function jobConnections(poolSize: number): number {
  return QUEUE_NAMES.length + Math.max(3, Math.ceil(poolSize / 2));
}
