import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma, StaffInvitation } from "@/lib/platform/db/generated/client";
import { worksAt } from "./staff-store";

const OPEN = { acceptedAt: null, revokedAt: null };

/** A restaurant's invitations that can still be accepted, newest first. */
export function listOpenInvitations(db: Db, { tenantId, now }: { tenantId: TenantId; now: Date }) {
  return db.prisma.staffInvitation.findMany({
    where: { tenantId, ...OPEN, expiresAt: { gt: now } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
}

/** Writes an invitation in the place of an older one to the same email. */
export async function replaceInvitation(
  tx: Tx,
  invitation: Prisma.StaffInvitationUncheckedCreateInput & { createdAt: Date },
): Promise<void> {
  const { tenantId, email, createdAt } = invitation;
  await tx.staffInvitation.updateMany({
    where: { tenantId, email, ...OPEN },
    data: { revokedAt: createdAt },
  });
  await tx.staffInvitation.create({ data: invitation });
}

/** Takes an open invitation back and returns it; null when there is none. */
export async function revokeInvitation(
  tx: Tx,
  { tenantId, invitationId, now }: { tenantId: TenantId; invitationId: string; now: Date },
): Promise<StaffInvitation | null> {
  const revoked = await tx.staffInvitation.updateManyAndReturn({
    where: { tenantId, id: invitationId, ...OPEN },
    data: { revokedAt: now },
  });
  return revoked[0] ?? null;
}

/** Whether somebody has accepted an invitation and is on the team. */
export async function hasJoined(
  tx: Tx,
  { tenantId, invitationId }: { tenantId: TenantId; invitationId: string },
): Promise<boolean> {
  const accepted = await tx.staffInvitation.findFirst({
    where: { tenantId, id: invitationId, acceptedAt: { not: null } },
    select: { email: true },
  });
  return accepted !== null && worksAt(tx, { tenantId, email: accepted.email });
}

/** The open invitation of a link, or null. */
export function findInvitation(db: Db, { tokenHash, now }: { tokenHash: string; now: Date }) {
  return db.prisma.staffInvitation.findFirst({ where: { tokenHash, ...OPEN, expiresAt: { gt: now } } });
}

/** Uses an invitation; false if a rival was faster or it was withdrawn. */
export async function acceptInvitationRow(
  tx: Tx,
  { tokenHash, now }: { tokenHash: string; now: Date },
): Promise<boolean> {
  const { count } = await tx.staffInvitation.updateMany({
    where: { tokenHash, ...OPEN, expiresAt: { gt: now } },
    data: { acceptedAt: now },
  });
  return count === 1;
}
