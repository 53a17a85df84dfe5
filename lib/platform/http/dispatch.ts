import { AppError } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/platform/app";
import { currentApp } from "@/lib/platform/current-app";
import type { EndpointDefinition, EndpointHandler, RouteContext } from "./endpoint-definition";
import { errorResponse } from "./error-response";

/** A route file and the path that its place in `app/` gives it, such as `/api/public/[tenantId]/menu`. */
export type RouteEntry = { path: string; module: Record<string, unknown> };

type Handler = (request: Request, context: RouteContext) => Promise<Response>;
type Node = {
  fixed: Map<string, Node>;
  dynamic: { name: string; node: Node } | null;
  handlers: Map<string, Handler> | null;
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"] as const;

function emptyNode(): Node {
  return { fixed: new Map(), dynamic: null, handlers: null };
}

function addRoute(root: Node, { path, module }: RouteEntry): void {
  let node = root;
  for (const part of path.split("/").slice(1)) {
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (name === undefined) {
      const next = node.fixed.get(part) ?? emptyNode();
      node.fixed.set(part, next);
      node = next;
    } else {
      node.dynamic ??= { name, node: emptyNode() };
      if (node.dynamic.name !== name)
        throw new Error(`Two names for one parameter: [${node.dynamic.name}] and [${name}] in ${path}`);
      node = node.dynamic.node;
    }
  }
  const found = METHODS.filter((method) => typeof module[method] === "function");
  node.handlers = new Map(found.map((method) => [method, module[method] as Handler]));
  const get = node.handlers.get("GET");
  if (get && !node.handlers.has("HEAD")) node.handlers.set("HEAD", get);
}

function find(node: Node, parts: string[], index: number, params: Record<string, string>): Node | null {
  const part = parts[index];
  if (part === undefined) return node.handlers ? node : null;
  const fixed = node.fixed.get(part);
  const match = fixed && find(fixed, parts, index + 1, params);
  if (match) return match;
  if (!node.dynamic || part === "") return null;
  params[node.dynamic.name] = part;
  return find(node.dynamic.node, parts, index + 1, params);
}

function pathOf(url: string): string {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.search(/[?#]/);
  return url.slice(start, end < 0 ? undefined : end);
}

export type Dispatcher = {
  /** Answers a request with the handler of its path. */
  dispatch(
    request: Request,
    context: { peer: string | null; isProxied?: boolean; app?: App; compresses?: boolean },
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
  const root = emptyNode();
  for (const route of routes) addRoute(root, route);

  return {
    async dispatch(request, context) {
      const refuse = (error: AppError) =>
        errorResponse(error, {
          log: (context.app ?? currentApp()).log,
          requestId: newId("req"),
          operationId: "dispatch",
        });
      let parts: string[];
      try {
        parts = decodePath(pathOf(request.url));
      } catch {
        return refuse(new AppError("VALIDATION_FAILED", "The path is not valid percent-encoded text."));
      }
      const params: Record<string, string> = {};
      const node = find(root, parts, 0, params);
      if (!node?.handlers) return refuse(new AppError("NOT_FOUND", "There is nothing at this path."));
      const handler = node.handlers.get(request.method);
      if (!handler) {
        const allow = [...node.handlers.keys()].join(", ");
        return refuse(new AppError("METHOD_NOT_ALLOWED", `Allowed here: ${allow}.`, { headers: { allow } }));
      }
      return handler(request, { ...context, params });
    },
    definitionOf(method, path) {
      const node = find(root, decodePath(path), 0, {});
      const handler = node?.handlers?.get(method) as Partial<EndpointHandler> | undefined;
      return handler?.definition ?? null;
    },
  };
}
