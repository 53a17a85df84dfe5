import createClient, { type Client } from "openapi-fetch";
import type { paths } from "./generated/api.js";
import { KEYED_OPERATIONS } from "./generated/keyed-operations.js";
import { type Retry, retrying } from "./retry.js";

export interface BazarOptions {
  /** Where the API is, such as `https://bazar.example`. */
  baseUrl: string;
  /** An API key, `bzr_live_…`. Left out for what guests see. */
  key?: string | undefined;
  /** How often a call that failed is sent again; 3 unless told otherwise. */
  retries?: number | undefined;
  /**
   * How many milliseconds it may wait before a try; 60 seconds unless told otherwise. An answer that says to come back
   * later than that is yours at once.
   */
  longestPauseMs?: number | undefined;
  /** Told before each pause, to write down that a call waits, for how long and why. */
  onRetry?: ((retry: Retry) => void) | undefined;
  /** After how many milliseconds one try is given up; 30 seconds unless told otherwise. */
  timeoutMs?: number | undefined;
  /** What sends requests in place of the global `fetch`. */
  fetch?: typeof fetch | undefined;
}

/** The paths, parameters, bodies and answers of the API document. */
export type Bazar = Client<paths>;

/**
 * A client for the API. Reading is tried again after a failure, and so is a write that cannot happen twice: each call
 * of an operation that takes an `Idempotency-Key` gets one, unless you give it your own, which also holds over a
 * restart of your program. No other write is ever sent twice.
 */
export function createBazar(options: BazarOptions): Bazar {
  const { baseUrl, key, fetch: send = globalThis.fetch } = options;
  const { retries = 3, timeoutMs = 30_000, longestPauseMs = 60_000, onRetry = () => {} } = options;
  const limits = { retries, timeoutMs, longestPauseMs, onRetry };
  const client = createClient<paths>({ baseUrl, fetch: retrying(send, limits) });
  client.use({
    onRequest({ request, schemaPath }) {
      if (key !== undefined) request.headers.set("authorization", `Bearer ${key}`);
      const isKeyed = KEYED_OPERATIONS.has(`${request.method} ${schemaPath}`);
      if (isKeyed && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
      return request;
    },
  });
  return client;
}
