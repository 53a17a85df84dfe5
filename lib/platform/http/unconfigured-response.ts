import { AppError } from "@/lib/core/errors/app-error";
import { createLog } from "@/lib/platform/log/log";
import { errorResponse } from "./error-response";

/**
 * The answer while the environment is wrong and there is no app: a host such as Vercel starts all the same. The log
 * names the variables, the caller only learns whom to ask.
 */
export function unconfiguredResponse(
  cause: unknown,
  { requestId, operationId }: { requestId: string; operationId: string },
): Response {
  const log = createLog("error");
  log.error({ err: cause, requestId, operation: operationId }, "the environment is not valid");
  const message = `This installation is not set up yet. Its operator finds ${requestId} in the log.`;
  return errorResponse(new AppError("NOT_CONFIGURED", message), { log, requestId, operationId });
}
