import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/restaurant/app";
import { HAND_OVER_SECONDS, tenantOrigin } from "./hand-over";
import { insertHandOver } from "./hand-over-store";
import { linkTokenHash, newLinkToken } from "./link-token";

/**
 * Makes a code with which the browser that asked gets a session on a restaurant's own host, and returns the address
 * there. Throws TENANT_NOT_FOUND.
 */
export async function offerHandOver(
  app: App,
  input: { restaurant: string; challenge: string; bazarUserId: string; sessionId: string },
): Promise<{ location: string }> {
  const { restaurant, challenge, bazarUserId, sessionId } = input;
  const { tenant } =
    (await app.shops.findTenant(restaurant)) ?? fail("TENANT_NOT_FOUND", "There is no such restaurant.");
  const { token: code } = newLinkToken();
  const createdAt = app.realClock.now();
  await insertHandOver(app.db, {
    tenantId: tenant.id,
    codeHash: linkTokenHash(code),
    challenge,
    bazarUserId,
    sessionId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + HAND_OVER_SECONDS * 1000),
  });
  const origin = tenantOrigin(app.env.publicUrl, tenant.slug);
  return { location: `${origin}/api/public/${tenant.slug}/auth/continue?code=${code}` };
}
