import { type LookupAddress, type LookupAllOptions, lookup as lookUpHost } from "node:dns";
import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import type { LookupFunction } from "node:net";
import type { AttemptOutcome } from "./attempt-outcome";
import {
  type AddressPolicy,
  hostOf,
  literalAddressOf,
  mayConnect,
  outboundUrlProblem,
} from "./outbound-address";

/** Standard Webhooks asks for 15 to 30 seconds. */
const TIMEOUT_MS = 15_000;
const KEPT_BODY_BYTES = 1_024;
/** How long a success is waited for to say something. */
const SUCCESS_BODY_MS = 1_000;
const RESOLVE_TIMEOUT_MS = 2_000;
const FORBIDDEN_ADDRESS = "The address leads to a private, local or reserved network.";

export type Resolver = (
  hostname: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export type OutboundRequest = { url: string; headers: Record<string, string>; body: string | Buffer };

/**
 * Whether the host resolves to an address that may not be reached. A name that cannot be resolved now is no proof:
 * sending checks again.
 */
export async function resolvesToForbidden(
  text: string,
  policy: AddressPolicy,
  resolver: Resolver = lookUpHost,
): Promise<boolean> {
  const url = new URL(text);
  if (literalAddressOf(url) !== null) return false;
  const addresses = await new Promise<LookupAddress[]>((resolve) => {
    const timer = setTimeout(() => resolve([]), RESOLVE_TIMEOUT_MS);
    resolver(hostOf(url), { all: true }, (error, found) => {
      clearTimeout(timer);
      resolve(error ? [] : found);
    });
  });
  return addresses.some(({ address }) => !mayConnect(address, url.protocol, policy));
}

/**
 * Looks a host up for one connection and refuses the whole answer when any address in it is forbidden. The connection
 * is made to these very addresses, so a name that changes its mind in between gains nothing.
 */
function guardedLookup(protocol: string, policy: AddressPolicy, resolver: Resolver): LookupFunction {
  return (hostname, options, callback) => {
    resolver(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, "", 4);
      const [first] = addresses;
      if (!first || addresses.some(({ address }) => !mayConnect(address, protocol, policy))) {
        return callback(new Error(FORBIDDEN_ADDRESS), "", 4);
      }
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

function retryAfterMsOf(header: string | undefined): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const until = Date.parse(header);
  return Number.isNaN(until) ? null : Math.max(until - Date.now(), 0);
}

type Answer = { status: number; body: string | null; retryAfterMs: number | null };

/** Posts and resolves with the answer's status and its first bytes; those of a success are waited for a second. */
function post(
  { url, headers, body }: OutboundRequest,
  policy: AddressPolicy,
  resolver: Resolver,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const target = new URL(url);
    const problem = outboundUrlProblem(url, policy);
    if (problem !== null) return reject(new Error(`The address ${problem}.`));
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const begin = target.protocol === "https:" ? requestHttps : requestHttp;
    const request = begin(target, {
      method: "POST",
      headers: { ...headers, "content-length": Buffer.byteLength(body) },
      lookup: guardedLookup(target.protocol, policy, resolver),
      agent: false,
      signal,
    });
    request.on("error", (error) =>
      reject(signal.aborted ? new Error(`No answer within ${TIMEOUT_MS / 1000} seconds.`) : error),
    );
    request.on("response", (response) => {
      const status = response.statusCode ?? 0;
      const retryAfterMs = retryAfterMsOf(response.headers["retry-after"]);
      const kept: Buffer[] = [];
      let keptBytes = 0;
      let patience: NodeJS.Timeout | undefined;
      const finish = () => {
        clearTimeout(patience);
        const text = Buffer.concat(kept).subarray(0, KEPT_BODY_BYTES).toString("utf8");
        // PostgreSQL's text holds no NUL.
        resolve({ status, body: text.replaceAll("\0", "") || null, retryAfterMs });
        response.destroy();
      };
      response.on("error", finish);
      response.on("close", finish);
      if (status >= 200 && status < 300) patience = setTimeout(finish, SUCCESS_BODY_MS);
      response.on("data", (chunk: Buffer) => {
        kept.push(chunk);
        keptBytes += chunk.length;
        if (keptBytes >= KEPT_BODY_BYTES) finish();
      });
      return response.on("end", finish);
    });
    return request.end(body);
  });
}

/**
 * Posts to an address that anybody may have named, and never throws. Redirects are not followed, the address is checked
 * again, and whatever takes longer than 15 seconds has failed.
 */
export async function postOutside(
  request: OutboundRequest,
  policy: AddressPolicy,
  resolver: Resolver = lookUpHost,
): Promise<AttemptOutcome> {
  const startedAt = performance.now();
  const elapsed = () => Math.round(performance.now() - startedAt);
  try {
    const { status, body, retryAfterMs } = await post(request, policy, resolver);
    if (status >= 200 && status < 300) {
      return {
        responseStatus: status,
        error: null,
        responseBody: body,
        retryAfterMs: null,
        durationMs: elapsed(),
      };
    }
    const error = status >= 300 && status < 400 ? "Redirects are not followed." : `Answered ${status}.`;
    return { responseStatus: status, error, responseBody: body, retryAfterMs, durationMs: elapsed() };
  } catch (cause) {
    const error = cause instanceof Error ? cause.message || cause.name : String(cause);
    return {
      responseStatus: null,
      error: error.slice(0, 300),
      responseBody: null,
      retryAfterMs: null,
      durationMs: elapsed(),
    };
  }
}
