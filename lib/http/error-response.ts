import { isAppError } from "@/lib/errors/app-error";
import { statusOf } from "@/lib/errors/error-codes";
import type { Log } from "@/lib/log/log";

/** Makes the answer for anything thrown. What is not an AppError is logged and answered as INTERNAL without details. */
export function errorResponse(
  error: unknown,
  context: { log: Log; requestId: string; operationId: string },
): Response {
  const known = isAppError(error) && error.code !== "INTERNAL" ? error : null;
  if (!known)
    context.log.error(
      { err: error, requestId: context.requestId, operation: context.operationId },
      "request failed",
    );
  const code = known?.code ?? "INTERNAL";
  const body = {
    error: code,
    message:
      known?.message ?? `Something unexpected happened. Quote ${context.requestId} when you report it.`,
    ...(known?.issues ? { issues: known.issues } : {}),
  };
  return new Response(JSON.stringify(body), {
    status: statusOf(code),
    headers: {
      ...known?.headers,
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      "x-request-id": context.requestId,
    },
  });
}
