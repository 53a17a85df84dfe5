export type AttemptOutcome = {
  /** The status of the answer; null when there was none. */
  responseStatus: number | null;
  /** What went wrong; null for a success. */
  error: string | null;
  /** The first kilobyte of the answer. */
  responseBody: string | null;
  durationMs: number;
  /** How long the receiver asked to be left alone. */
  retryAfterMs: number | null;
};
