import { AppError } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import { errorResponse } from "@/lib/platform/http/error-response";
import { openToOrigins } from "@/lib/platform/http/open-to-origins";
import { pathOf } from "@/lib/platform/http/request-path";
import { createLog } from "@/lib/platform/log/log";

/** Where Next serves the API, its own 404 is a page; programs get the error table's JSON. */
async function unknownPath(request: Request): Promise<Response> {
  const error = new AppError("NOT_FOUND", "There is nothing at this path.");
  // Also while the environment is wrong and there is no app.
  const log = createLog("error");
  const answer = errorResponse(error, { log, requestId: newId("req"), operationId: "unknownPath" });
  openToOrigins(pathOf(request.url), answer.headers);
  return answer;
}

export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
};
