import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationRow } from "./organization-contract";

const PLACE = { select: { id: true, slug: true, name: true } } as const;

const WHOLE = {
  headquarters: PLACE,
  tenants: { ...PLACE, orderBy: [{ name: "asc" }, { id: "asc" }] },
  managers: {
    where: { user: { role: "group_manager" } },
    orderBy: { userId: "asc" },
    select: { user: { select: { id: true, name: true, email: true } } },
  },
} satisfies Prisma.OrganizationInclude;

/** Groups, newest first, from behind the cursor. */
export function listOrganizationRows(
  db: Db,
  { search, after, limit }: { search?: string; after: PageCursor | null; limit: number },
): Promise<OrganizationRow[]> {
  return db.prisma.organization.findMany({
    where: {
      ...(search ? { name: { contains: search, mode: "insensitive" } } : {}),
      ...(after && { OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    include: WHOLE,
  });
}

export function findOrganizationRow(
  db: Db["prisma"] | Tx,
  { organizationId }: { organizationId: string },
): Promise<OrganizationRow | null> {
  return db.organization.findUnique({ where: { id: organizationId }, include: WHOLE });
}

/** The group, whose members and headquarters nobody else changes until the transaction ends. */
export async function lockOrganizationRow(
  tx: Tx,
  { organizationId }: { organizationId: string },
): Promise<OrganizationRow | null> {
  await tx.$queryRaw`SELECT id FROM organization WHERE id = ${organizationId} FOR UPDATE`;
  return findOrganizationRow(tx, { organizationId });
}

/** The short ids of restaurants by slug or short id, each once, and the names that no restaurant has. */
export async function resolveTenants(
  tx: Tx,
  refs: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const found = await tx.tenant.findMany({
    // A test twin is in no group (check constraint).
    where: { twinOf: null, OR: [{ id: { in: [...refs] } }, { slug: { in: [...refs] } }] },
    select: { id: true, slug: true },
    orderBy: { id: "asc" },
  });
  const unknown = refs.filter((ref) => !found.some(({ id, slug }) => ref === id || ref === slug));
  return { ids: found.map(({ id }) => id), unknown };
}

/**
 * One group is made after the other: on a cluster, which has groups and restaurants on every node, two that are made at once
 * would wait for each other.
 */
export async function lockNewGroups(tx: Tx): Promise<void> {
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended('new-groups', 0))::text`;
}

/** Makes a group. Breaks a unique key when the headquarters leads another one. */
export async function insertOrganization(
  tx: Tx,
  data: { id: string; name: string; hqTenantId: string; createdAt: Date },
): Promise<void> {
  await tx.organization.create({ data });
}

/** Changes a group. Breaks a unique key when the new headquarters leads another one. */
export async function updateOrganizationRow(
  tx: Tx,
  { organizationId, changes }: { organizationId: string; changes: { name?: string; hqTenantId?: string } },
): Promise<void> {
  await tx.organization.update({ where: { id: organizationId }, data: changes });
}

/** Makes restaurants members. False when one of them belongs to another group: roll back. */
export async function joinTenants(
  tx: Tx,
  { organizationId, tenantIds }: { organizationId: string; tenantIds: readonly string[] },
): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM tenant WHERE id = ANY (${tenantIds}) ORDER BY id FOR NO KEY UPDATE`;
  const { count } = await tx.tenant.updateMany({
    where: { id: { in: [...tenantIds] }, OR: [{ organizationId: null }, { organizationId }] },
    data: { organizationId },
  });
  return count === tenantIds.length;
}

/** Takes members out of the group; restaurants that are none stay as they are. */
export async function dismissTenants(
  tx: Tx,
  { organizationId, tenantIds }: { organizationId: string; tenantIds: readonly string[] },
): Promise<void> {
  await tx.$queryRaw`SELECT id FROM tenant WHERE id = ANY (${tenantIds}) ORDER BY id FOR NO KEY UPDATE`;
  await tx.tenant.updateMany({
    where: { id: { in: [...tenantIds] }, organizationId },
    data: { organizationId: null },
  });
}
