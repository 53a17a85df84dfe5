/** The timing of processes that serve requests (ADR 080). What a killed one has claimed is free within DEAD_AFTER_MS. */

export const PROCESS_BEAT_MS = 3_000;
/** One that did not for so long is dead: three beats missed. */
export const DEAD_AFTER_MS = 10_000;
/** A process that has not reached the database for so long may be taken for dead, and names itself no longer. */
export const DOUBT_AFTER_MS = 6_000;
