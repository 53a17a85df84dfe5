import { setCookieLine } from "@/lib/platform/http/cookies";
import type { App } from "@/lib/restaurant/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import {
  attemptCookie,
  isTenantHost,
  returnPath,
  SIGN_IN_ATTEMPT_COOKIE,
  SIGN_IN_ATTEMPT_SECONDS,
} from "./hand-over";
import { linkTokenHash, newLinkToken } from "./link-token";

/**
 * Where a restaurant's own host asks the marketplace who is signed in there, and the cookie that binds the answer to this
 * browser. On the platform's host the session is there already.
 */
export function beginHandOver(
  app: App,
  input: { shop: { tenant: ShopTenant }; request: Request; secure: boolean; next: string | undefined },
): { location: string; cookies: string[] } {
  const { publicUrl } = app.env;
  const { slug } = input.shop.tenant;
  const path = returnPath(input.next);
  if (!isTenantHost(input.request, { publicUrl, slug }))
    return { location: `/s/${slug}${path}`, cookies: [] };
  const { token: verifier } = newLinkToken();
  const query = new URLSearchParams({ restaurant: slug, challenge: linkTokenHash(verifier) });
  const cookie = setCookieLine(SIGN_IN_ATTEMPT_COOKIE, attemptCookie({ verifier, path }), {
    maxAgeSeconds: SIGN_IN_ATTEMPT_SECONDS,
    secure: input.secure,
  });
  return { location: `${publicUrl}/account/continue?${query}`, cookies: [cookie] };
}
