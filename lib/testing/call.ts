import { apiRoutes } from "@/.build/api-routes";
import type { App } from "@/lib/app/app";
import { type ErrorCode, statusOf } from "@/lib/core/errors/error-codes";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { possibleErrors } from "@/lib/platform/http/openapi-operation";
import { hostKind, hostOrigin } from "./api-host";

export { apiRoutes };

const dispatcher = createDispatcher(apiRoutes);

/** Where programs reach the API of an app, over the network of this machine. */
export const originOf = (app: App): Promise<string> =>
  hostOrigin(hostKind === "direct" ? "server" : hostKind, app, dispatcher);

export type CallOptions = {
  query?: Record<string, string | readonly string[]>;
  /** Sent as JSON; a string or bytes are sent as they are. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whose session the call carries, such as `shop.owner`. */
  as?: { cookie: string };
  /** The caller's address. Every call has its own unless one is given, so that limits do not interfere. */
  from?: string;
};

// biome-ignore lint/suspicious/noExplicitAny: tests read answers freely; their shape was checked against the endpoint's schema.
export type CallResult = { status: number; body: any; headers: Headers; text: string };

let callers = Math.floor(Math.random() * 0xffffff);

function nextAddress(): string {
  callers = (callers + 1) & 0xffffff;
  return `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`;
}

export type Api = (method: string, path: string, options?: CallOptions) => Promise<CallResult>;

/**
 * Calls the API as a client would and checks every answer: successes against the endpoint's own schema, refusals
 * against the error shape and the endpoint's declared codes.
 */
export function createApi(app: App): Api {
  return async (method, path, options = {}) => {
    const isDirect = hostKind === "direct";
    const origin =
      hostKind === "direct" ? "http://localhost:3000" : await hostOrigin(hostKind, app, dispatcher);
    const url = new URL(path, origin);
    for (const [name, value] of Object.entries(options.query ?? {})) {
      for (const one of typeof value === "string" ? [value] : value) url.searchParams.append(name, one);
    }
    // Local doors open to this machine alone, and only while no proxy speaks for somebody else.
    const isDoor = path.startsWith("/api/dev/");
    const from = options.from ?? (isDoor ? "127.0.0.1" : nextAddress());
    const hangUp = new AbortController();
    const init: RequestInit = {
      signal: hangUp.signal,
      method,
      headers: {
        ...(options.body === undefined ? {} : { "content-type": "application/json" }),
        ...(options.as ? { cookie: options.as.cookie } : {}),
        ...(isDirect || from === "127.0.0.1" ? {} : { "x-forwarded-for": from }),
        ...options.headers,
      },
      body:
        typeof options.body === "string" || options.body === undefined || options.body instanceof Uint8Array
          ? (options.body as BodyInit | undefined)
          : JSON.stringify(options.body),
      redirect: "manual",
    };
    const response = !isDirect
      ? await fetch(url, init)
      : await dispatcher.dispatch(new Request(url, init), { peer: from, app });
    if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
      hangUp.abort();
      return { status: response.status, body: null, headers: response.headers, text: "" };
    }
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.startsWith("application/json");
    const result = {
      status: response.status,
      body: isJson ? JSON.parse(text) : null,
      headers: response.headers,
      text,
    };
    checkAnswer(method, url.pathname, result);
    return result;
  };
}

const ALWAYS_POSSIBLE: readonly ErrorCode[] = [
  "VALIDATION_FAILED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "SECOND_FACTOR_ENROLMENT_REQUIRED",
  "CROSS_ORIGIN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
];

function checkAnswer(method: string, path: string, { status, body, headers }: CallResult): void {
  const what = `${method} ${path} answered ${status}`;
  if (!headers.get("x-request-id")) throw new Error(`${what} without x-request-id`);
  const definition = dispatcher.definitionOf(method, path);
  if (status >= 400) {
    const code = body?.error as ErrorCode | undefined;
    if (!code || statusOf(code) !== status)
      throw new Error(`${what} with the error body ${JSON.stringify(body)}`);
    const reasons = (REFUSAL_REASONS as Partial<Record<ErrorCode, object>>)[code];
    if (reasons ? !Object.hasOwn(reasons, body.reason) : body.reason !== undefined)
      throw new Error(`${what} with ${code} and the reason ${body.reason}, which the table does not have`);
    const declared = definition ? possibleErrors(method, definition) : [code];
    if (code === "INTERNAL" || !(ALWAYS_POSSIBLE.includes(code) || declared.includes(code))) {
      throw new Error(`${what} with ${code}, which the endpoint does not declare`);
    }
    return;
  }
  if (!definition || status === 304 || headers.get("content-type")?.startsWith("text/csv")) return;
  if (definition.response === null) {
    if (body !== null) throw new Error(`${what} with a body, though none is declared`);
    return;
  }
  const parsed = definition.response.safeParse(body);
  if (!parsed.success) throw new Error(`${what} with a body that breaks its schema: ${parsed.error.message}`);
}
