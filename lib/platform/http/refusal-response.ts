import type { AppError } from "@/lib/core/errors/app-error";
import { statusOf } from "@/lib/core/errors/error-codes";

/** The response to a refusal, with the headers that it asks for. */
export function refusalResponse(refusal: AppError, requestId: string): Response {
  return new Response(JSON.stringify(errorBody(refusal)), {
    status: statusOf(refusal.code),
    headers: {
      ...refusal.headers,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": requestId,
    },
  });
}

/** The body of every refusal: a code and its reason for programs, a message for people, the invalid
 * fields, and what a change was decided on an older state of. */
export function errorBody({ code, message, reason, issues, current }: AppError) {
  return {
    error: code,
    message,
    ...(reason ? { reason } : {}),
    ...(issues ? { issues } : {}),
    ...(current === undefined ? {} : { current }),
  };
}
