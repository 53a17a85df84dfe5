import type { Log } from "@/lib/platform/log/log";

type RequestRecord = {
  requestId: string;
  operation: string;
  method: string;
  tenantId: string | undefined;
  status: number;
  /** Of the error table, when the request was refused. */
  code: string | undefined;
  /** From performance.now(). */
  startedMs: number;
};

/**
 * One line per request: ids, codes and a duration, nothing that a person typed. Reads that went well are for debugging
 * only; writes and refusals are kept.
 */
export function logRequest(log: Log, { startedMs, ...record }: RequestRecord): void {
  const level = record.method === "GET" && record.status < 400 ? "debug" : "info";
  if (!log.isLevelEnabled(level)) return;
  log[level]({ ...record, durationMs: Math.round((performance.now() - startedMs) * 10) / 10 }, "request");
}
