import type { z } from "zod";
import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { INVITATION_MINUTES, newLinkToken } from "@/lib/people/auth/link-token";
import { refuseAtTwin } from "@/lib/people/auth/refuse-at-twin";
import type { StaffActor } from "@/lib/people/auth/staff-guards";
import { recordAct } from "@/lib/platform/audit/audit-store";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import type { App } from "@/lib/restaurant/app";
import { takeOutsideEmail } from "@/lib/restaurant/tenancy/take-outside-email";
import { getTenantRow, lockTenant } from "@/lib/restaurant/tenancy/tenant-store";
import { accountLink } from "./account-email";
import { replaceInvitation } from "./invitation-store";
import { type Invitation, STORED_ROLES } from "./staff-contract";
import { mayManage } from "./staff-policy";
import { worksAt } from "./staff-store";

/**
 * Invites a person by email to a restaurant's team; their older invitation stops working. Throws FORBIDDEN when the
 * actor may not give the role, NOT_AT_TWIN, ALREADY_MEMBER, RESTAURANT_DRAFT, and RATE_LIMITED per recipient and per restaurant.
 */
export async function inviteStaff(
  app: App,
  input: {
    tenantId: TenantId;
    actor: StaffActor;
    email: string;
    role: keyof typeof STORED_ROLES;
  },
): Promise<z.input<typeof Invitation>> {
  const { tenantId, actor, email, role } = input;
  refuseAtTwin({ tenantId });
  const storedRole = STORED_ROLES[role];
  if (!mayManage(actor.role, storedRole)) fail("FORBIDDEN", "Only an owner can invite a co-manager.");
  await takeOutsideEmail(app, { tenantId, kind: "invitations", mailbox: email });
  const id = newId("inv");
  const { token, tokenHash } = newLinkToken();
  return inTransaction(app.db, async (tx) => {
    await lockTenant(tx, { tenantId });
    if (await worksAt(tx, { tenantId, email })) fail("ALREADY_MEMBER", "This person is already on the team.");
    const now = app.realClock.now();
    const expiresAt = new Date(now.getTime() + INVITATION_MINUTES * 60_000);
    await replaceInvitation(tx, {
      tenantId,
      id,
      email,
      role: storedRole,
      tokenHash,
      invitedBy: actor.userId,
      createdAt: now,
      expiresAt,
    });
    const tenant = await getTenantRow(tx, { tenantId });
    await queueEmail(app, tx, {
      tenantId,
      to: email,
      template: "staff-invitation",
      locale: tenant.locales[0] ?? "en",
      props: {
        restaurant: { name: tenant.name },
        invitedBy: actor.name,
        role: storedRole,
        url: accountLink(app.env.publicUrl, { page: "invitation", token, area: "staff" }),
      },
      uniqueKey: `staff-invitation:${id}`,
    });
    await recordAct(tx, {
      at: now,
      actor,
      action: "staff.invited",
      tenantId,
      subjectId: id,
      data: { role },
    });
    return { id, email, role, createdAt: now.toISOString(), expiresAt: expiresAt.toISOString() };
  });
}
