import { isTwin, type TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { MemberRole } from "@/lib/platform/db/generated/enums";

const MEMBER = {
  user: { select: { name: true, email: true, secondFactor: { select: { confirmedAt: true } } } },
  pin: { select: { lockedAt: true } },
} as const;

type MemberRef = { tenantId: TenantId; userId: string };

/** Everybody who works at a restaurant, longest first. */
export function listMembers(db: Db, { tenantId }: { tenantId: TenantId }) {
  return db.prisma.tenantMember.findMany({
    // A test twin has the team of its restaurant.
    where: isTwin(tenantId) ? { tenant: { twin: { id: tenantId } } } : { tenantId },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    include: MEMBER,
  });
}

/** Somebody who works at a restaurant, or null. */
export function findMember(db: Db["prisma"] | Tx, { tenantId, userId }: MemberRef) {
  return db.tenantMember.findUnique({
    where: { tenantId_userId: { tenantId, userId } },
    include: MEMBER,
  });
}

/** Whether a person with this email is on a restaurant's team. */
export async function worksAt(
  tx: Tx,
  { tenantId, email }: { tenantId: TenantId; email: string },
): Promise<boolean> {
  return (await tx.tenantMember.count({ where: { tenantId, user: { email } } })) > 0;
}

/** How many people work at a restaurant. */
export function countMembers(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.tenantMember.count({ where: { tenantId } });
}

/** Adds a member to a restaurant's team. */
export async function insertMember(
  tx: Tx,
  member: { tenantId: string; userId: string; role: MemberRole; createdAt: Date },
): Promise<void> {
  await tx.tenantMember.create({ data: member });
}

/** Changes the role of a team member. */
export async function updateMemberRole(
  tx: Tx,
  { role, ...ref }: MemberRef & { role: MemberRole },
): Promise<void> {
  await tx.tenantMember.update({ where: { tenantId_userId: ref }, data: { role } });
}

/** Removes a member from a restaurant's team. */
export async function deleteMember(tx: Tx, ref: MemberRef): Promise<void> {
  await tx.tenantMember.delete({ where: { tenantId_userId: ref } });
}

/** Writes a new user. Breaks a unique key when the email has one. */
export async function insertStaffUser(
  tx: Tx,
  user: { id: string; email: string; name: string; passwordHash: string; createdAt: Date },
): Promise<void> {
  await tx.user.create({ data: user });
}

const OWNERS = {
  where: { role: "owner" },
  select: { user: { select: { name: true, email: true } } },
} as const;

/** A restaurant's name, place and languages, with everybody who owns it; a test twin's owners are its restaurant's. */
export async function listOwners(tx: Tx, { tenantId }: { tenantId: TenantId }) {
  const { original, ...tenant } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      name: true,
      slug: true,
      country: true,
      timeZone: true,
      locales: true,
      members: OWNERS,
      original: { select: { members: OWNERS } },
    },
  });
  return { ...tenant, members: original?.members ?? tenant.members };
}
