import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import { isTwin, type TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { auditRequest } from "@/lib/platform/audit/audit-request";
import { currentApp } from "@/lib/platform/current-app";
import { inSpan } from "@/lib/platform/trace/current-trace";
import { answerKeyed } from "./answer-keyed";
import { type AnswerWay, answerReady } from "./answer-ready";
import { scopeOf } from "./api-scopes";
import { createBulkhead, createBulkheads } from "./bulkhead";
import { checkAnswer } from "./check-answer";
import { chooseEncoding, compress, compressOnce, SMALLEST_COMPRESSED } from "./compression";
import { deprecatedNames, deprecationHeaders } from "./deprecation";
import type { EndpointDefinition, EndpointHandler, RouteContext, Schema } from "./endpoint-definition";
import { entityTagOf, namesEntityTag } from "./entity-tag";
import { errorResponse, refusalOf } from "./error-response";
import type { Client, Guard } from "./guard";
import { readIdempotencyKey } from "./idempotency-key";
import { identifyClient, schemeOf } from "./identify-client";
import { openToOrigins } from "./open-to-origins";
import { type Precondition, preconditionOf, tagOf } from "./precondition";
import { privilegedActOf } from "./privileged-act";
import { isReply } from "./reply";
import { type RawBody, readJson, readRawBody, type SentFile } from "./request-body";
import { logRequest } from "./request-log";
import { pathOf } from "./request-path";
import { requireSameOrigin } from "./same-origin";
import { unconfiguredResponse } from "./unconfigured-response";
import { validated } from "./validated";

type FileOf<W extends RawBody | undefined> = W extends RawBody ? SentFile : undefined;
type Output<S extends Schema | undefined> = S extends Schema ? z.output<S> : undefined;

export type HandlerInput<A extends App, Context, P, Q, B, F> = Context & {
  app: A;
  request: Request;
  client: Client;
  requestId: string;
  params: P;
  query: Q;
  body: B;
  /** The body as it was sent, unknown fields included. */
  sentBody: unknown;
  file: F;
  /** What If-Match asks for, to be called within the lock of the write; null where it is not sent. */
  precondition: Precondition | null;
};

const READS_AT_ONCE = 16;
/** Reads of each API key, whose requests of a minute can come at once. */
const keyTurns = createBulkheads(1);
const WRITES = new Set(["POST", "PUT", "PATCH", "DELETE"]);

function readQuery(request: Request): Record<string, string | string[]> {
  const mark = request.url.indexOf("?");
  const values: Record<string, string | string[]> = Object.create(null);
  if (mark < 0) return values;
  for (const [key, value] of new URLSearchParams(request.url.slice(mark + 1))) {
    const known = values[key];
    values[key] = known === undefined ? value : Array.isArray(known) ? [...known, value] : [known, value];
  }
  return values;
}

type Definition<
  A extends App,
  Context,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
  R extends Schema | null,
  W extends RawBody | undefined,
> = Omit<EndpointDefinition, "guard" | "params" | "query" | "body" | "rawBody" | "response" | "audited"> & {
  guard: Guard<Context, A>;
  audited?: boolean | ((body: Output<B>) => boolean);
  params?: P;
  query?: Q;
  body?: B;
  rawBody?: W;
  response: R;
  handle(input: HandlerInput<A, Context, Output<P>, Output<Q>, Output<B>, FileOf<W>>): Promise<unknown>;
};

/** What is learned of a request on its way: the restaurant, and headers that a guard adds to the answer. */
type Seen = { tenantId?: TenantId; headers?: Record<string, string> };

type CheckedDefinition = EndpointDefinition & { handle(input: object): Promise<unknown> };

/** Defines operations for an app of type `A`. */
export function createEndpoint<A extends App>() {
  return <
    Context,
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
    R extends Schema | null = null,
    W extends RawBody | undefined = undefined,
  >(
    definition: Definition<A, Context, P, Q, B, R, W>,
  ): EndpointHandler => handlerOf(definition as unknown as CheckedDefinition);
}

/**
 * Turns a definition into a web-standard handler. Order: request id, parameters, guard, origin, body, limit, handle,
 * answer check. Everything thrown becomes an answer of the error table.
 */
function handlerOf(definition: CheckedDefinition): EndpointHandler {
  const { guard, handle } = definition;
  const bulkhead = createBulkhead(definition.atOnce ?? READS_AT_ONCE);
  const oldNames = deprecatedNames(definition.query);

  const run = async (
    app: App,
    request: Request,
    context: RouteContext,
    requestId: string,
    seen: Seen,
  ): Promise<Response> => {
    refuseNul(request.url);
    const rawParams = ((await context.params) ?? {}) as Record<string, string>;
    const params = definition.params ? validated(definition.params, rawParams, "path") : undefined;
    const client = identifyClient(app, request, { peer: context.peer ?? null, isProxied: context.isProxied });
    const caller = await guard.check({
      ...{ app, request, params: rawParams, client, tag: definition.tag },
      scope: scopeOf(definition, request.method),
      tell: (headers) => {
        seen.headers = headers;
      },
    });
    seen.tenantId = tenantOf(caller);
    const here = seen.tenantId && isTwin(seen.tenantId) ? await app.enterTwin(seen.tenantId) : app;
    const isWrite = WRITES.has(request.method);
    if (isWrite && request.headers.has("cookie")) requireSameOrigin(request, schemeOf(client, request));
    const query = definition.query ? validated(definition.query, readQuery(request), "query") : undefined;
    if (oldNames.length > 0) seen.headers = { ...seen.headers, ...deprecationHeaders(oldNames, request.url) };
    const sent = isWrite && definition.body ? await readJson(request) : undefined;
    const body = definition.body ? validated(definition.body, sent, "body") : undefined;
    const file = isWrite && definition.rawBody ? await readRawBody(request, definition.rawBody) : undefined;
    const precondition = isWrite ? preconditionOf(request, definition.version) : null;
    const known = {
      app: here,
      request,
      client,
      requestId,
      params,
      query,
      body,
      sentBody: sent,
      file,
      precondition,
    };
    // On Node 20, fields after a spread cost 2 µs each, and every request pays for them.
    const input = Object.assign(known, caller);
    const { tenantId } = seen;
    const handled = () => handle(input);
    const act = isWrite ? privilegedActOf(definition, { caller, tenantId, params, body, requestId }) : null;
    const limited = async () => {
      if (definition.limit && definition.idempotent !== "in-use-case")
        await app.limiter.take(definition.limit, [tenantId ?? "", keyOf(caller) ?? client.address]);
      return act ? auditRequest(app, act, handled) : handled();
    };
    const isShared = !isWrite || definition.atOnce !== undefined;
    const inTurn = () => bulkhead.run(limited);
    const keyId = keyOf(caller);
    const work = !isShared ? limited : keyId ? () => keyTurns.run(keyId, inTurn) : inTurn;
    const key = definition.idempotent === true ? readIdempotencyKey(request) : null;
    const keyed = { tenantId, request, params: rawParams, sentBody: sent, file };
    const result = key === null ? await work() : await answerKeyed(app, definition, { ...keyed, key }, work);
    return answer(definition, result, {
      request,
      requestId,
      compresses: context.compresses ?? false,
      Answer: context.Response ?? Response,
    });
  };

  const handler = (request: Request, context: RouteContext = {}): Promise<Response> =>
    inSpan(request.headers.get("traceparent"), () => answered(request, context));

  const answered = async (request: Request, context: RouteContext): Promise<Response> => {
    const requestId = newId("req");
    const { operationId } = definition;
    let app: App;
    try {
      app = context.app ?? currentApp();
    } catch (error) {
      const unconfigured = unconfiguredResponse(error, { requestId, operationId });
      openToOrigins(pathOf(request.url), unconfigured.headers);
      return unconfigured;
    }
    const startedMs = performance.now();
    const seen: Seen = {};
    let code: string | undefined;
    const response = await run(app, request, context, requestId, seen).catch((error: unknown) => {
      code = refusalOf(error)?.code ?? "INTERNAL";
      return errorResponse(error, { log: app.log, requestId, operationId });
    });
    response.headers.set("x-content-type-options", "nosniff");
    openToOrigins(pathOf(request.url), response.headers);
    // A refusal names the limit that was reached, which may be another than the key's own.
    for (const [name, value] of Object.entries(seen.headers ?? {}))
      if (!response.headers.has(name)) response.headers.set(name, value);
    app.metrics.countRequest(operationId, response.status, (performance.now() - startedMs) / 1_000);
    logRequest(app.log, {
      requestId,
      operation: operationId,
      method: request.method,
      tenantId: seen.tenantId,
      status: response.status,
      code,
      startedMs,
    });
    return response;
  };
  return Object.assign(handler, { definition: definition as EndpointDefinition });
}

/** PostgreSQL cannot store NUL, wherever in a path or query it stands; every host passes the address on as it was sent. */
function refuseNul(url: string): void {
  if (url.includes("%00")) fail("VALIDATION_FAILED", "The address contains a NUL character.");
}

/** The restaurant that a guard has found; the path alone is only a claim, so it is not logged. */
function tenantOf(caller: unknown): TenantId | undefined {
  const { tenant, shop } = caller as { tenant?: { id?: TenantId }; shop?: { tenant: { id: TenantId } } };
  return tenant?.id ?? shop?.tenant.id;
}

/** The API key that acts: what an address may do in a time, each key may do by itself, wherever it runs. */
function keyOf(caller: unknown): string | undefined {
  return (caller as { actor?: { keyId?: string } }).actor?.keyId;
}

async function answer(
  definition: EndpointDefinition,
  result: unknown,
  { request, requestId, compresses, Answer }: AnswerWay & { requestId: string },
): Promise<Response> {
  if (result instanceof Response) {
    result.headers.set("x-request-id", requestId);
    return result;
  }
  const given = isReply(result) ? result : null;
  const headers = given ? given.headers : new Headers();
  headers.set("x-request-id", requestId);
  if (!headers.has("cache-control"))
    headers.set("cache-control", definition.cacheable ? "no-cache" : "no-store");
  const status = given?.status ?? (definition.response === null ? 204 : 200);
  const content = given ? given.content : definition.response === null ? null : { data: result };
  if (content === null) return new Answer(null, { status, headers });
  if ("find" in content) return answerReady(content.find, { headers, request, compresses, Answer });
  const text = "text" in content ? content.text : JSON.stringify(checkAnswer(definition, content.data));
  const isLarge = compresses && text.length >= SMALLEST_COMPRESSED;
  const encoding = isLarge ? chooseEncoding(request.headers.get("accept-encoding")) : null;
  if (isLarge) headers.append("vary", "accept-encoding");
  if (definition.version && "data" in content) headers.set("etag", tagOf(definition.version, content.data));
  if (definition.cacheable) {
    const tag = headers.get("etag") ?? entityTagOf(text);
    // A strong tag identifies exact bytes, and compression changes them.
    headers.set("etag", encoding ? `W/${tag}` : tag);
    const isKnown = namesEntityTag(request.headers.get("if-none-match"), tag);
    if (isKnown) return new Answer(null, { status: 304, headers });
  }
  headers.set("content-type", "application/json; charset=utf-8");
  if (encoding === null) return new Answer(text, { status, headers });
  const isRepeated = "text" in content && request.method !== "POST";
  const bytes = await (isRepeated ? compressOnce(text, encoding) : compress(text, encoding));
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.byteLength));
  return new Answer(bytes as Uint8Array<ArrayBuffer>, { status, headers });
}
