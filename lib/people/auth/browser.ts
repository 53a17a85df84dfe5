import { readCookie } from "@/lib/platform/http/cookies";
import type { Client } from "@/lib/platform/http/guard";

/** Says that a browser signed in to an account before. It is no session and opens nothing. */
export const KNOWN_BROWSER_COOKIE = "known_browser";

export type Browser = {
  address: string;
  /** The connection to the outside is https, so cookies are Secure. */
  secure: boolean;
  /** Its `known_browser` cookie, believed only once it is verified. */
  knownToken: string | null;
  /** Aborted when it no longer waits for the answer. */
  gone: AbortSignal;
};

/** The browser behind a request. */
export function browserOf(request: Request, client: Client): Browser {
  const knownToken = readCookie(request, KNOWN_BROWSER_COOKIE);
  return { ...client, knownToken, gone: request.signal };
}
