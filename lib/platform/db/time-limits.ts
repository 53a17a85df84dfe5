/**
 * How long the database is waited for, all in milliseconds. Each limit is shorter than the next outer one, so that the
 * layer that knows the reason reports it: PostgreSQL ends a statement before we call the connection silent, and a
 * request is answered within ten seconds whatever the database does.
 */
export type TimeLimits = {
  /** For PostgreSQL to accept a new connection. A healthy one takes milliseconds, a far one with TLS half a second. */
  connectMs: number;
  /** For a free connection of the pool. */
  poolMs: number;
  /** For one statement; ended by PostgreSQL. */
  statementMs: number;
  /** For a lock, inside the statement's time; ended by PostgreSQL. */
  lockMs: number;
  /** For us to continue a transaction; a process that hangs must not keep its locks. */
  idleInTransactionMs: number;
  /** For any sign of life during a statement. A frozen server or a cut network never answers, so the connection is cut. */
  silenceMs: number;
};

/** Someone is waiting for a page or a response. */
export const REQUEST_LIMITS: TimeLimits = {
  connectMs: 3_000,
  poolMs: 9_000,
  statementMs: 7_000,
  lockMs: 6_000,
  idleInTransactionMs: 15_000,
  silenceMs: 8_000,
};

/** Nobody is waiting; cleaning up a large table may take longer. */
export const JOB_LIMITS: TimeLimits = {
  connectMs: 3_000,
  poolMs: 30_000,
  statementMs: 60_000,
  lockMs: 10_000,
  idleInTransactionMs: 60_000,
  silenceMs: 65_000,
};

/** Prisma's own limits of an interactive transaction: for its connection, and for all of it. */
export const TRANSACTION_LIMITS = { maxWait: 5_000, timeout: 10_000 };

/** After a failure new connections are refused for this long at once, but for one that looks whether it is over. */
export const AWAY_MS = 1_000;

/** Before the system asks a silent connection for a sign of life; ten times without one, a second apart, end it. */
export const KEEP_ALIVE_MS = 10_000;
