import pino, { type Logger } from "pino";

export type Log = Logger;

/** Structured logs on standard output. Callers log ids and codes, never names, emails, addresses or phone numbers. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  });
}
