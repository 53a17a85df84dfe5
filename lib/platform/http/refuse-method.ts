import { apiTable } from "@/.build/api-table";
import { isOpenToOrigins, openToOrigins, preflightAnswer } from "./open-to-origins";
import { refusalResponse } from "./refusal-response";
import { createRouteTree } from "./route-tree";
import { wrongMethod } from "./wrong-method";

const find = createRouteTree(apiTable);

/**
 * The refusal of a method that the endpoint at a path does not have, or null; the answer to a preflight where pages of
 * any origin may call. For hosts where Next serves the API and would answer both itself, without JSON.
 */
export function refuseMethod(method: string, path: string): Response | null {
  const methods = find(path.split("/").slice(1))?.route.methods;
  if (!methods || methods.includes(method)) return null;
  const requestId = `req_${crypto.randomUUID()}`;
  if (method === "OPTIONS" && isOpenToOrigins(path)) return preflightAnswer(methods, requestId);
  const refusal = refusalResponse(wrongMethod(methods), requestId);
  openToOrigins(path, refusal.headers);
  return refusal;
}
