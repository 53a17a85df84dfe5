import { mintTenantId } from "@/lib/core/ids/tenant-id";
import { linkTokenHash } from "@/lib/people/auth/link-token";
import { findStaffAccount } from "@/lib/people/auth/staff-user-store";
import type { App } from "@/lib/restaurant/app";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { findInvitation } from "./invitation-store";

/** What the holder of an invitation's link may see before accepting; null if it was used, withdrawn or has expired. */
export async function findOpenInvitation(app: App, { token }: { token: string }) {
  const invitation = await findInvitation(app.db, {
    tokenHash: linkTokenHash(token),
    now: app.realClock.now(),
  });
  if (!invitation) return null;
  const { email, role } = invitation;
  const [tenant, account] = await Promise.all([
    getTenantRow(app.db, { tenantId: mintTenantId(invitation.tenantId) }),
    findStaffAccount(app.db, email),
  ]);
  return { restaurant: tenant.name, email, role, hasAccount: account !== null };
}
