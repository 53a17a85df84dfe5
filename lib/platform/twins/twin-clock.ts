/** What time it is at a twin. It follows real time until it is moved for the first time, and stands then. */
export type TwinClock = {
  /** Everything that was due until then has happened. */
  now: Date;
  stands: boolean;
  /** Where it moves to; null while it does not move. */
  target: Date | null;
  /** Why it stopped on its way; null unless it did. */
  failure: string | null;
  /** When somebody last called it, in real time. */
  usedAt: Date;
};
