import { AppError } from "@/lib/core/errors/app-error";
import { statusOf } from "@/lib/core/errors/error-codes";
import { newId } from "@/lib/core/ids/ids";
import { currentApp } from "@/lib/platform/current-app";
import type { EndpointDefinition, EndpointHandler, RouteContext } from "./endpoint-definition";
import { errorResponse } from "./error-response";
import { isOpenToOrigins, openToOrigins, preflightAnswer } from "./open-to-origins";
import { pathOf } from "./request-path";
import { createRouteTree } from "./route-tree";
import { wrongMethod } from "./wrong-method";

/** A route file: the path that its place in `app/` gives it, such as `/api/public/[tenantId]/menu`, and what it takes. */
export type RouteEntry = { path: string; methods: readonly string[]; module: Record<string, unknown> };

type Handler = (request: Request, context: RouteContext) => Promise<Response>;

/** The handler of a method that the route has; HEAD comes with GET. */
function handlerOf({ methods, module }: RouteEntry, method: string): Handler | null {
  if (!methods.includes(method)) return null;
  return (module[method] ?? (method === "HEAD" ? module.GET : null)) as Handler | null;
}

export type Dispatcher = {
  /** Answers a request with the handler of its path. */
  dispatch(
    request: Request,
    context: Omit<RouteContext, "params" | "peer"> & { peer: string | null },
  ): Promise<Response>;
  /** The definition behind a method and path, or null. */
  definitionOf(method: string, path: string): EndpointDefinition | null;
};

function decodePath(path: string): string[] {
  const parts = path.split("/").slice(1).map(decodeURIComponent);
  if (parts.some((part) => part.includes("\0"))) throw new URIError("NUL in path");
  return parts;
}

/**
 * Sends requests to the handlers of their paths, on any host. Unknown paths, wrong methods and undecodable paths are
 * answered with the error table's JSON.
 */
export function createDispatcher(routes: RouteEntry[]): Dispatcher {
  const find = createRouteTree(routes);

  return {
    async dispatch(request, context) {
      const path = pathOf(request.url);
      const refuse = (error: AppError) => {
        const { log, metrics } = context.app ?? currentApp();
        const operationId = "dispatch";
        metrics.countRequest(operationId, statusOf(error.code), 0);
        const refusal = errorResponse(error, { log, requestId: newId("req"), operationId });
        openToOrigins(path, refusal.headers);
        return refusal;
      };
      let parts: string[];
      try {
        parts = decodePath(path);
      } catch {
        return refuse(new AppError("VALIDATION_FAILED", "The path is not valid percent-encoded text."));
      }
      const found = find(parts);
      if (!found) return refuse(new AppError("NOT_FOUND", "There is nothing at this path."));
      const { route, params } = found;
      if (request.method === "OPTIONS" && isOpenToOrigins(path))
        return preflightAnswer(route.methods, newId("req"));
      const handler = handlerOf(route, request.method);
      if (!handler) return refuse(wrongMethod(route.methods));
      return handler(request, { params, ...context });
    },
    definitionOf(method, path) {
      const found = find(decodePath(path));
      const handler = found && handlerOf(found.route, method);
      return (handler as Partial<EndpointHandler> | null)?.definition ?? null;
    },
  };
}
