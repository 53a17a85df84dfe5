import { type ErrorCode, statusOf } from "./error-codes";
import type { RequestPart } from "./field-label";
import type { RefusalReason } from "./refusal-reasons";

const BRAND = Symbol.for("bazar.app-error");

/** A wrong field: where it is, for programs, and what is wrong, as the second half of a sentence that its name begins. */
export type FieldIssue = { path: string; in?: RequestPart; message: string };

type Details = {
  reason?: RefusalReason | undefined;
  issues?: FieldIssue[] | undefined;
  /** The resource as it is now, where the caller has to know it to go on. */
  current?: unknown;
  headers?: Record<string, string>;
  cause?: unknown;
};

/** An expected refusal. Its message is meant for the caller; `cause` stays inside. */
export class AppError extends Error {
  readonly [BRAND] = true;
  readonly status: number;
  readonly reason: RefusalReason | undefined;
  readonly issues: FieldIssue[] | undefined;
  readonly current: unknown;
  readonly headers: Record<string, string>;

  constructor(
    readonly code: ErrorCode,
    message: string,
    details: Details = {},
  ) {
    super(message, { cause: details.cause });
    this.status = statusOf(code);
    this.reason = details.reason;
    this.issues = details.issues;
    this.current = details.current;
    this.headers = details.headers ?? {};
  }
}

/** Ends the request with a code of the error table. */
export function fail(code: ErrorCode, message: string, details?: Details): never {
  throw new AppError(code, message, details);
}

/** True for an AppError from any bundle: server and pages are bundled separately, so `instanceof` would not work. */
export function isAppError(error: unknown): error is AppError {
  return typeof error === "object" && error !== null && (error as Record<symbol, unknown>)[BRAND] === true;
}
