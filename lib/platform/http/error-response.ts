import { AppError, isAppError } from "@/lib/core/errors/app-error";
import { statusOf } from "@/lib/core/errors/error-codes";
import { outageReason } from "@/lib/platform/db/outage";
import type { Log } from "@/lib/platform/log/log";
import { refusalResponse } from "./refusal-response";
import { tally } from "./tally";

/** Long enough for a database to restart, short enough for a diner to wait. */
export const RETRY_AFTER_SECONDS = 5;

/** What an error is answered with: the refusal itself, UNAVAILABLE for an outage, or null for a bug. */
export function refusalOf(error: unknown): AppError | null {
  if (isAppError(error) && error.code !== "INTERNAL") return error;
  const reason = outageReason(error);
  return reason === null ? null : unavailable(error);
}

/** The refusal of a request that may be repeated in a few seconds. */
export function unavailable(cause?: unknown): AppError {
  return new AppError(
    "UNAVAILABLE",
    "The service is temporarily unavailable. Try again in a few seconds; repeat a write with the same Idempotency-Key.",
    { cause, headers: { "retry-after": String(RETRY_AFTER_SECONDS) } },
  );
}

/**
 * Logs and counts what is no refusal: an outage with its reason, and anything else that is not an AppError as a fault.
 * A client that hangs up in the middle of its body breaks a connection as well, and is no outage.
 */
export function logFailure(error: unknown, log: Log, where: { operation: string; requestId?: string }): void {
  if (isAppError(error) && statusOf(error.code) < 500) return;
  const reason = outageReason(error);
  if (refusalOf(error) === null) {
    tally.faults += 1;
    log.error({ err: error, ...where }, "request failed");
  } else if (reason !== null) {
    tally.outages += 1;
    log.warn({ err: error, reason, ...where }, "outage");
  }
}

/**
 * The response to anything thrown. An outage is answered as UNAVAILABLE; anything else that is not an AppError as
 * INTERNAL without details.
 */
export function errorResponse(
  error: unknown,
  context: { log: Log; requestId: string; operationId: string },
): Response {
  logFailure(error, context.log, { requestId: context.requestId, operation: context.operationId });
  const refusal = refusalOf(error);
  const told =
    refusal ??
    new AppError("INTERNAL", `Something unexpected happened. Quote ${context.requestId} when you report it.`);
  return refusalResponse(told, context.requestId);
}
