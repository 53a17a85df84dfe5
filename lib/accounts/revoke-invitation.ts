import type { App } from "@/lib/app/app";
import { recordAct } from "@/lib/audit/audit-store";
import type { StaffActor } from "@/lib/auth/staff-guards";
import { inTransaction } from "@/lib/db/transaction";
import { fail } from "@/lib/errors/app-error";
import type { TenantId } from "@/lib/tenancy/tenant-id";
import { revokeInvitation as revokeInvitationRow } from "./invitation-store";
import { mayManage } from "./staff-policy";

/** Takes an open invitation back: its link stops working. Throws INVITATION_NOT_FOUND and FORBIDDEN. */
export async function revokeInvitation(
  app: App,
  input: { tenantId: TenantId; invitationId: string; actor: StaffActor },
): Promise<void> {
  const { tenantId, invitationId, actor } = input;
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    const invitation = await revokeInvitationRow(tx, { tenantId, invitationId, now });
    if (!invitation) fail("INVITATION_NOT_FOUND", "There is no such open invitation.");
    if (!mayManage(actor.role, invitation.role)) fail("FORBIDDEN", "Only an owner can take this one back.");
    await recordAct(tx, { at: now, actor, action: "staff.uninvited", tenantId, subjectId: invitationId });
  });
}
