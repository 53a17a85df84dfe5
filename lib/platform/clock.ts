/** The only source of "now" below the composition root. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
