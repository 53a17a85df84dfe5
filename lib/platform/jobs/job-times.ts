/** The timing of workers (ADR 037). Jobs of a killed process are free again within DEAD_AFTER_MS + BEAT_MS. */

export const BEAT_MS = 10_000;
/** One that did not for so long is dead, and its jobs are free: three beats missed. */
export const DEAD_AFTER_MS = 30_000;
/** A job that a worker has locked for so long is in its hand, or has ended without the database being told. */
export const TAKEN_AFTER_MS = 10_000;
/** A job that a living worker has held for so long has been forgotten by it. */
export const LOST_AFTER_MS = 15 * 60_000;
export const TICK_MS = 1_000;
/** How long a stopping server waits for its running jobs before it returns them to the queue. */
export const STOP_BUDGET_MS = 3_000;
/** How long jobs that still run when a call's time is over may take before they return to the queue. */
export const DRAIN_GRACE_MS = 5_000;
/** How long a starting server waits before it looks again for a database that is away. */
export const START_AGAIN_MS = 500;
