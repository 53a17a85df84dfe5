import { inTransaction } from "@/lib/platform/db/transaction";
import { readCookie, setCookieLine } from "@/lib/platform/http/cookies";
import type { App } from "@/lib/restaurant/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { isTenantHost, readAttempt, SIGN_IN_ATTEMPT_COOKIE } from "./hand-over";
import { isLiveSession, lockBazarUser, useHandOver } from "./hand-over-store";
import { linkTokenHash } from "./link-token";
import { openSession } from "./open-session";

/** Where a diner goes on whose code is not good: the sign-in, which says so. */
export const EXPIRED_ATTEMPT = "/account/login?asked=expired";

/**
 * Exchanges a code for a session on this host, once, in the browser that asked for it, for as long as the marketplace's
 * session lives. Says where to go on; the address no longer has the code.
 */
export async function takeHandOver(
  app: App,
  input: { shop: { tenant: ShopTenant }; request: Request; secure: boolean; code: string },
): Promise<{ location: string; cookies: string[] }> {
  const { shop, request, secure, code } = input;
  const { id: tenantId, slug } = shop.tenant;
  if (!isTenantHost(request, { publicUrl: app.env.publicUrl, slug }))
    return { location: `/s/${slug}${EXPIRED_ATTEMPT}`, cookies: [] };
  const attempt = readAttempt(readCookie(request, SIGN_IN_ATTEMPT_COOKIE));
  if (!attempt) return { location: EXPIRED_ATTEMPT, cookies: [] };
  const now = app.realClock.now();
  const session = await inTransaction(app.db, async (tx) => {
    const shown = {
      tenantId,
      codeHash: linkTokenHash(code),
      challenge: linkTokenHash(attempt.verifier),
      now,
    };
    const used = await useHandOver(tx, shown);
    if (!used) return null;
    // A new password or a sign-out everywhere ends the sessions that it sees: it comes before this one or after it.
    await lockBazarUser(tx, used);
    if (!(await isLiveSession(tx, { sessionId: used.sessionId, now }))) return null;
    return openSession(app, { kind: "bazar", subjectId: used.bazarUserId, secure }, tx);
  });
  if (!session) return { location: EXPIRED_ATTEMPT, cookies: [] };
  const attemptOver = setCookieLine(SIGN_IN_ATTEMPT_COOKIE, "", { maxAgeSeconds: 0, secure });
  return { location: attempt.path, cookies: [session, attemptOver] };
}
