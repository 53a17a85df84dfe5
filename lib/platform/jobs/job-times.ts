/** How workers keep time (ADR 037). What a killed process held is free again within DEAD_AFTER_MS + BEAT_MS. */

/** A worker tells so often that it lives. */
export const BEAT_MS = 10_000;
/** One that did not for so long is dead, and its jobs are free: three beats missed. */
export const DEAD_AFTER_MS = 30_000;
/** A job that a living worker has held for so long has been forgotten by it. */
export const LOST_AFTER_MS = 15 * 60_000;
/** How often a server looks whether the schedule has something. */
export const TICK_MS = 1_000;
/** A server that is told to stop waits so long for the jobs in hand, and gives the rest back. */
export const STOP_BUDGET_MS = 3_000;
/** Jobs that run when a call's time is over have so long to end, and are given back then. */
export const DRAIN_GRACE_MS = 5_000;
