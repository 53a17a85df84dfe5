import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";

type Pair = { bazarUserId: string; tenantId: TenantId };

/**
 * Keeps a favourite, once; false when the diner has `most` others already. Rivals of the same diner wait for each other,
 * so that each counts what the one before has kept.
 */
export async function insertFavourite(
  tx: Tx,
  { bazarUserId, tenantId, most }: Pair & { most: number },
): Promise<boolean> {
  await tx.$queryRaw`SELECT id FROM bazar_user WHERE id = ${bazarUserId} FOR NO KEY UPDATE`;
  const others = await tx.favourite.count({ where: { bazarUserId, tenantId: { not: tenantId } } });
  if (others >= most) return false;
  await tx.favourite.createMany({ data: [{ bazarUserId, tenantId }], skipDuplicates: true });
  return true;
}

/** Whether a restaurant is a diner's favourite. */
export async function hasFavourite(db: Db, { bazarUserId, tenantId }: Pair): Promise<boolean> {
  return (await db.prisma.favourite.count({ where: { bazarUserId, tenantId } })) > 0;
}

/** Takes a favourite back. */
export async function deleteFavourite(db: Db, { bazarUserId, tenantId }: Pair): Promise<void> {
  await db.prisma.favourite.deleteMany({ where: { bazarUserId, tenantId } });
}

/** A diner's favourites that are open to the public, the latest first; test twins are none. */
export async function listFavouriteRows(db: Db, { bazarUserId }: { bazarUserId: string }) {
  const rows = await db.prisma.favourite.findMany({
    where: { bazarUserId, tenant: { status: "active", twinOf: null } },
    orderBy: [{ createdAt: "desc" }, { tenantId: "asc" }],
    select: { tenant: { select: { slug: true, name: true, city: true, heroImage: true } } },
  });
  return rows.map(({ tenant: { heroImage, ...tenant } }) => ({ ...tenant, image: heroImage }));
}

/** The slugs of all of a diner's favourites. */
export async function listFavouriteSlugRows(
  db: Db,
  { bazarUserId }: { bazarUserId: string },
): Promise<string[]> {
  const rows = await db.prisma.favourite.findMany({
    where: { bazarUserId, tenant: { twinOf: null } },
    orderBy: [{ createdAt: "desc" }, { tenantId: "asc" }],
    select: { tenant: { select: { slug: true } } },
  });
  return rows.map(({ tenant }) => tenant.slug);
}
