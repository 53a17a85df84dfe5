import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { MemberRole } from "@/lib/platform/db/generated/enums";
import type { App } from "@/lib/restaurant/app";
import { listOpenInvitations } from "./invitation-store";
import { roleName } from "./staff-policy";
import { listMembers } from "./staff-store";

/** Somebody who works at a restaurant, as the team sees them. */
export function memberView(member: {
  userId: string;
  role: MemberRole;
  createdAt: Date;
  user: { name: string; email: string };
}) {
  const { userId, role, createdAt, user } = member;
  return { userId, ...user, role: roleName(role), since: createdAt.toISOString() };
}

/** Everybody who works at a restaurant. */
export async function listStaff(app: App, { tenantId }: { tenantId: TenantId }) {
  return { staff: (await listMembers(app.db, { tenantId })).map(memberView) };
}

/** The invitations of a restaurant that are still open. */
export async function listInvitations(app: App, { tenantId }: { tenantId: TenantId }) {
  const rows = await listOpenInvitations(app.db, { tenantId, now: app.clock.now() });
  const invitations = rows.map(({ id, email, role, createdAt, expiresAt }) => ({
    id,
    email,
    role: roleName(role),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }));
  return { invitations };
}
