import pino, { type DestinationStream, type Logger, type LoggerOptions } from "pino";
import { currentTrace } from "@/lib/platform/trace/current-trace";

export type Log = Logger;

/**
 * What is logged of an error. Drivers attach the values of a query to their errors (`detail`, `parameters`), which can
 * be a person's email, so only what identifies the fault is kept.
 */
function faultOf(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === "string" ? { code } : {}),
    message: error.message,
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: faultOf(error.cause) }),
  };
}

/** Its place in a trace, on every line that is written during a request or a job. */
function traceOfLine(): object {
  const trace = currentTrace();
  return trace === null ? {} : { traceId: trace.traceId, spanId: trace.spanId };
}

/** Structured logs on standard output. Callers log ids and codes, never names, emails, addresses or phone numbers. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options: LoggerOptions = {
    level,
    base: undefined,
    mixin: traceOfLine,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: faultOf },
  };
  return destination ? pino(options, destination) : pino(options);
}
