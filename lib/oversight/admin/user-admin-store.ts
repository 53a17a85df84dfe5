import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { PlatformRole } from "@/lib/platform/db/generated/enums";

const WHOLE = {
  agent: true,
  secondFactor: { select: { confirmedAt: true } },
  memberships: {
    orderBy: { createdAt: "asc" },
    select: { role: true, tenant: { select: { slug: true } } },
  },
  designs: { orderBy: { tenant: { slug: "asc" } }, select: { tenant: { select: { slug: true } } } },
  organizations: { orderBy: { organizationId: "asc" }, select: { organizationId: true } },
} satisfies Prisma.UserInclude;

export type WholeUser = Omit<Prisma.UserGetPayload<{ include: typeof WHOLE }>, "passwordHash">;

/** Users, newest first, from behind the cursor. */
export function listUserRows(
  db: Db,
  filter: { search?: string; role?: PlatformRole; after: PageCursor | null; limit: number },
): Promise<WholeUser[]> {
  const { search, role, after, limit } = filter;
  const part = { contains: search, mode: "insensitive" } as const;
  return db.prisma.user.findMany({
    where: {
      role,
      AND: [
        search ? { OR: [{ name: part }, { email: part }] } : {},
        after ? { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] } : {},
      ],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: WHOLE,
  });
}

/** A user, or null. */
export function findUserRow(db: Db, userId: string): Promise<WholeUser | null> {
  return db.prisma.user.findUnique({ where: { id: userId }, include: WHOLE });
}

/** All super-admins; nobody becomes one or stops being one until the transaction ends. Comes before other users. */
export async function lockSuperAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'superadmin' ORDER BY id FOR UPDATE`;
  return rows.map(({ id }) => id);
}

/** A user, whom nobody else changes until the transaction ends, or null. */
export async function lockUser(tx: Tx, userId: string): Promise<WholeUser | null> {
  await tx.$executeRaw`SELECT FROM users WHERE id = ${userId} FOR UPDATE`;
  return tx.user.findUnique({ where: { id: userId }, include: WHOLE });
}

/** Writes a new user. Breaks a unique key when the email has one. */
export async function insertUser(tx: Tx, user: Prisma.UserUncheckedCreateInput): Promise<void> {
  await tx.user.create({ data: user });
}

/** Whether there is a super-admin; nobody else asks until the transaction ends. */
export async function lockFirstAdmin(tx: Tx): Promise<boolean> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('first-admin', 0))::text`;
  return (await tx.user.findFirst({ where: { role: "superadmin" }, select: { id: true } })) !== null;
}

/** Sets what a user is on the platform as a whole. */
export async function setUserRole(
  tx: Tx,
  { userId, role }: { userId: string; role: PlatformRole },
): Promise<void> {
  await tx.user.update({ where: { id: userId }, data: { role } });
}

/** Sets an agent's code and terms. Breaks a unique key when the code is another agent's. */
export async function saveAgent(
  tx: Tx,
  { userId, ...terms }: { userId: string; code: string; commissionBps?: number },
): Promise<void> {
  await tx.salesAgent.upsert({ where: { userId }, create: { userId, ...terms }, update: terms });
}

/** Replaces the restaurants whose theme a user may change. Returns the slugs that do not exist. */
export async function replaceDesigns(
  tx: Tx,
  { userId, slugs }: { userId: string; slugs: readonly string[] },
): Promise<string[]> {
  const tenants = await tx.tenant.findMany({
    where: { slug: { in: [...slugs] } },
    select: { id: true, slug: true },
  });
  await tx.designAssignment.deleteMany({ where: { userId } });
  await tx.designAssignment.createMany({ data: tenants.map(({ id: tenantId }) => ({ userId, tenantId })) });
  return slugs.filter((slug) => !tenants.some((tenant) => tenant.slug === slug));
}

/** Replaces the groups that a user manages. Returns the ids that do not exist. */
export async function replaceOrganizations(
  tx: Tx,
  { userId, ids }: { userId: string; ids: readonly string[] },
): Promise<string[]> {
  const found = await tx.organization.findMany({ where: { id: { in: [...ids] } }, select: { id: true } });
  await tx.organizationManager.deleteMany({ where: { userId } });
  await tx.organizationManager.createMany({
    data: found.map(({ id: organizationId }) => ({ userId, organizationId })),
  });
  return ids.filter((id) => !found.some((organization) => organization.id === id));
}
