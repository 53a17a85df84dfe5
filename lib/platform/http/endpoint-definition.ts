import type { z } from "zod";
import type { ErrorCode } from "@/lib/core/errors/error-codes";
import type { App } from "@/lib/platform/app";
import type { RateLimitPolicy } from "@/lib/platform/rate-limit/limits";
import type { ApiTag } from "./api-tags";
import type { Guard } from "./guard";
import type { Version } from "./precondition";
import type { RawBody } from "./request-body";

export type Schema = z.ZodType;

/** One operation: its route, types, guard, documentation and behaviour. */
export type EndpointDefinition = {
  operationId: string;
  summary: string;
  description?: string;
  tag: ApiTag;
  guard: Guard<unknown>;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Takes a file as the body instead of JSON; the handler gets it as `file`. */
  rawBody?: RawBody;
  /** Null means 204 without a body, or a stream when `produces` says so. */
  response: Schema | null;
  /** Media type of an answer that is not JSON; the handler returns the Response itself. */
  produces?: string;
  /** For browsers: a success is a redirect (303). */
  redirects?: boolean;
  errors: readonly ErrorCode[];
  limit?: RateLimitPolicy;
  /** How many requests a process works on at once; reads 16, writes any number, unless it says so. */
  atOnce?: number;
  /** Accepts Idempotency-Key. Only orders and payments have a use-case that stores the answer itself. */
  idempotent?: true | "in-use-case";
  /** Successes of a restaurant's own staff go into the audit log as well: all of them, or those with such a body. */
  audited?: boolean | ((body: unknown) => boolean);
  setsCookies?: readonly string[];
  /** Public answers that are the same for everybody may be cached, by their ETag; all others are no-store. */
  cacheable?: boolean;
  /** Answers carry an ETag of the resource's state; a write takes it as If-Match, and calls the `precondition` that it is given. */
  version?: Version;
};

export type ResponseClass = new (
  body: string | Uint8Array<ArrayBuffer> | null,
  init: ResponseInit,
) => Response;

/** What a host knows in addition to the request. Tests pass their own app. */
export type RouteContext = {
  params?: Promise<Record<string, string | string[] | undefined>> | Record<string, string>;
  peer?: string | null;
  /** Whether the peer shows to be a proxy. */
  isProxied?: boolean;
  app?: App;
  /** Whether we have to compress; Next and Vercel do it themselves. */
  compresses?: boolean;
  /** What answers are made of, where the host has a Response that it sends without reading it as a stream. */
  Response?: ResponseClass;
};

export type EndpointHandler = ((request: Request, context: RouteContext) => Promise<Response>) & {
  definition: EndpointDefinition;
};
