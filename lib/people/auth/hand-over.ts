import { z } from "zod";
import { ownPage } from "@/lib/platform/http/own-page";
import { hostName, tenantSlugFromHost } from "@/lib/restaurant/tenancy/host";

/** How long a code may be on its way from one host to the other. */
export const HAND_OVER_SECONDS = 60;

/** Long enough to choose an account. */
export const SIGN_IN_ATTEMPT_SECONDS = 10 * 60;

/** Binds a code to the browser that asked for it. It is no session and opens nothing. */
export const SIGN_IN_ATTEMPT_COOKIE = "sign_in_attempt";

const MAX_PATH_LENGTH = 500;

/** A page of the host itself, for the place where a sign-in leads; the account for whatever else is asked for. */
export function returnPath(wanted: string | undefined): string {
  const page = ownPage(wanted);
  return page !== null && page.length <= MAX_PATH_LENGTH ? page : "/account";
}

/** The address of a restaurant's own host. */
export function tenantOrigin(publicUrl: string, slug: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol}//${slug}.${host}`;
}

/** Whether a request came to a restaurant's own host. */
export function isTenantHost(
  request: Request,
  { publicUrl, slug }: { publicUrl: string; slug: string },
): boolean {
  const platformHost = hostName(new URL(publicUrl).host);
  return tenantSlugFromHost(request.headers.get("host") ?? "", platformHost) === slug;
}

/** What the browser's cookie remembers of an attempt to sign in. */
export function attemptCookie({ verifier, path }: { verifier: string; path: string }): string {
  return `${verifier}.${Buffer.from(path).toString("base64url")}`;
}

/** Reads that cookie back; the path is checked again, because cookies are anybody's to set. */
export function readAttempt(cookie: string | null): { verifier: string; path: string } | null {
  const match = /^([\w-]{43})\.([\w-]*)$/.exec(cookie ?? "");
  if (!match?.[1]) return null;
  return { verifier: match[1], path: returnPath(Buffer.from(match[2] ?? "", "base64url").toString()) };
}

/** SHA-256 in hexadecimal digits. */
export const Challenge = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .meta({ example: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08" });
