import { AppError } from "@/lib/core/errors/app-error";
import { createLog } from "@/lib/platform/log/log";
import { errorResponse } from "./error-response";

/**
 * The response while the environment is invalid and there is no app: a host such as Vercel starts anyway. The log names
 * the variables; the response does not.
 */
export function unconfiguredResponse(
  cause: unknown,
  { requestId, operationId }: { requestId: string; operationId: string },
): Response {
  const log = createLog("error");
  log.error({ err: cause, requestId, operation: operationId }, "the environment is not valid");
  const message = `This installation is not set up yet. Its operator can find ${requestId} in the log.`;
  return errorResponse(new AppError("NOT_CONFIGURED", message), { log, requestId, operationId });
}
