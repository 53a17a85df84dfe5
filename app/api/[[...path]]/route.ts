import { getApp } from "@/lib/app/app";
import { AppError } from "@/lib/errors/app-error";
import { errorResponse } from "@/lib/http/error-response";
import { newId } from "@/lib/ids/ids";

/** Where Next serves the API, its own 404 is a page; programs get the error table's JSON. */
async function unknownPath(): Promise<Response> {
  const error = new AppError("NOT_FOUND", "There is nothing at this path.");
  return errorResponse(error, { log: getApp().log, requestId: newId("req"), operationId: "unknownPath" });
}

export {
  unknownPath as DELETE,
  unknownPath as GET,
  unknownPath as PATCH,
  unknownPath as POST,
  unknownPath as PUT,
};
