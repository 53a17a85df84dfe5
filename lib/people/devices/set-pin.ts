import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { findMember } from "@/lib/people/accounts/staff-store";
import { requireFreshSignIn } from "@/lib/people/auth/fresh-sign-in";
import { refuseAtTwin } from "@/lib/people/auth/refuse-at-twin";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { App } from "@/lib/restaurant/app";
import { lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { requireGoodPin } from "./pin";
import { hashPin } from "./pin-hash";
import { savePin } from "./pin-store";

/**
 * Sets one's own PIN at a restaurant; nobody sets another's, because then two would know it. Throws NOT_AT_TWIN, FORBIDDEN,
 * VALIDATION_FAILED for a PIN that is easily guessed, FRESH_SIGN_IN_REQUIRED and UNAVAILABLE.
 */
export async function setPin(
  app: App,
  input: { tenantId: TenantId; userId: string; actor: StaffActor; pin: string; gone: AbortSignal },
): Promise<void> {
  const { tenantId, userId, actor, pin, gone } = input;
  refuseAtTwin({ tenantId });
  if (userId !== actor.userId)
    fail("FORBIDDEN", "Everybody sets their own PIN. Remove it, and ask them to set another.");
  requireGoodPin(pin);
  requireFreshSignIn(app, actor);
  const hash = await hashPin(app.env.SESSION_SECRET, { tenantId, userId, pin }, gone);
  await inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    if (!(await findMember(tx, { tenantId, userId })))
      fail("FORBIDDEN", "You are no longer on the restaurant's team.");
    await savePin(tx, { tenantId, userId, hash, setAt: app.realClock.now() });
  });
}
