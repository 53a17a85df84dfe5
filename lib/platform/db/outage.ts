/** SQLSTATE codes of a temporary failure that is not the statement's fault. */
const STATES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^53100$/, "the database's disk is full"],
  [/^53300$/, "the database takes no more connections"],
  [/^53/, "the database is out of resources"],
  [/^57P0[1-5]$/, "the database is shutting down or starting"],
  [/^57014$/, "a statement took too long"],
  [/^55P03$/, "a lock was not free in time"],
  [/^25P0[34]$/, "a transaction took too long"],
  [/^25006$/, "the database takes no writes"],
  [/^58030$/, "the database cannot read or write its disk"],
  [/^08/, "the connection to the database broke"],
];

/** Codes of Node's sockets and of Prisma. */
const CODES: Readonly<Record<string, string>> = {
  P1001: "the database cannot be reached",
  P1002: "the database cannot be reached",
  P1008: "the database does not answer",
  P1017: "the connection to the database broke",
  P2024: "no connection was free in time",
  P2037: "the database takes no more connections",
  ECONNREFUSED: "a connection was refused",
  ECONNRESET: "a connection broke",
  EPIPE: "a connection broke",
  ETIMEDOUT: "a connection does not answer",
  EHOSTUNREACH: "a host cannot be reached",
  ENETUNREACH: "a host cannot be reached",
  ENOTFOUND: "a host cannot be found",
  EAI_AGAIN: "a host cannot be found",
};

/** What Prisma's adapter makes of the codes of sockets and PostgreSQL; its error for raw SQL keeps nothing else. */
const KINDS: Readonly<Record<string, string>> = {
  DatabaseNotReachable: "the database cannot be reached",
  ConnectionClosed: "the connection to the database broke",
  SocketTimeout: "the database does not answer",
  TooManyConnections: "the database takes no more connections",
};

/** Errors of pg, its pool and Prisma that have a message but no code. */
const MESSAGES: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^Connection terminated/, "the connection to the database broke"],
  [/^Client has encountered a connection error/, "the connection to the database broke"],
  [/^Client was closed and is not queryable/, "the connection to the database broke"],
  [/^timeout exceeded when trying to connect/, "no connection was free in time"],
  [/^timeout expired/, "the database does not answer"],
  [/Unable to start a transaction in the given time/, "no connection was free in time"],
  [/expired transaction\. The timeout/, "a transaction took too long"],
];

const AWAY = "DatabaseAway";

/** The database, known to be away or silent. Known by its name: server and pages are bundled apart. */
export class DatabaseAway extends Error {
  override readonly name = AWAY;
}

/** Chains of causes are short; a circular one must not hang us. */
const DEEPEST_CAUSE = 6;

/**
 * Why the database (or another service that we call) could not do its work just now, in words for the log, or null
 * when the error is something else. Such a request may be tried again; whether it took effect is not known.
 */
export function outageReason(error: unknown, depth = 0): string | null {
  if (typeof error !== "object" || error === null || depth > DEEPEST_CAUSE) return null;
  const { name, code, kind, originalCode, message, cause, meta, errors } = error as Record<string, unknown>;
  if (name === AWAY) return String(message);
  const inner = (meta as { driverAdapterError?: unknown } | undefined)?.driverAdapterError;
  return (
    reasonOfCode(originalCode) ??
    reasonOfCode(code) ??
    reasonOfKind(kind) ??
    reasonOfMessage(message) ??
    outageReason(inner, depth + 1) ??
    outageReason(cause, depth + 1) ??
    (Array.isArray(errors) ? outageReason(errors[0], depth + 1) : null)
  );
}

/** The reasons for which somebody has waited as long as `time-limits.ts` allows. */
const WAITED_IN_VAIN = new Set([
  "a statement took too long",
  "a lock was not free in time",
  "no connection was free in time",
  "the database does not answer",
]);

/** Whether an outage was noticed only when its time limit ran out, so that a second try would wait as long again. */
export function ranOutOfTime(error: unknown): boolean {
  const reason = outageReason(error);
  return reason !== null && WAITED_IN_VAIN.has(reason);
}

function reasonOfCode(code: unknown): string | null {
  if (typeof code !== "string") return null;
  return CODES[code] ?? STATES.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}

function reasonOfKind(kind: unknown): string | null {
  return typeof kind === "string" ? (KINDS[kind] ?? null) : null;
}

function reasonOfMessage(message: unknown): string | null {
  if (typeof message !== "string") return null;
  return MESSAGES.find(([pattern]) => pattern.test(message))?.[1] ?? null;
}
