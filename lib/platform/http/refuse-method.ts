import { apiTable } from "@/.build/api-table";
import { refusalResponse } from "./refusal-response";
import { createRouteTree } from "./route-tree";
import { wrongMethod } from "./wrong-method";

const find = createRouteTree(apiTable);

/**
 * The refusal of a method that the endpoint at a path does not have, or null. For hosts where Next serves the API and
 * would answer a wrong method itself, without JSON.
 */
export function refuseMethod(method: string, path: string): Response | null {
  const methods = find(path.split("/").slice(1))?.route.methods;
  if (!methods || methods.includes(method)) return null;
  return refusalResponse(wrongMethod(methods), `req_${crypto.randomUUID()}`);
}
