/**
 * A request that asks the processor for an intent has ended by then, with two tries of eight seconds each: what it left
 * unfinished was left by a process that died. With the job of every minute nothing stays taken for longer than 90
 * seconds. One that is slower than this finds that its checkout is gone, and nothing is written.
 */
export const UNFINISHED_MS = 25_000;
