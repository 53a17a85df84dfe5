import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/restaurant/app";
import { listOpenInvitations } from "./invitation-store";
import { roleName } from "./staff-policy";

/** The invitations of a restaurant that are still open. */
export async function listInvitations(app: App, { tenantId }: { tenantId: TenantId }) {
  const rows = await listOpenInvitations(app.db, { tenantId, now: app.realClock.now() });
  const invitations = rows.map(({ id, email, role, createdAt, expiresAt }) => ({
    id,
    email,
    role: roleName(role),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return { invitations };
}
