import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import { Prisma, type Tenant } from "@/lib/platform/db/generated/client";

export type { Tenant };

/** What a change of a restaurant's own row may touch. */
export type TenantChanges = Prisma.TenantUncheckedUpdateInput;

/** A restaurant's row. */
export function getTenantRow(db: Db | Tx, { tenantId }: { tenantId: TenantId }): Promise<Tenant> {
  const client = "prisma" in db ? db.prisma : db;
  return client.tenant.findUniqueOrThrow({ where: { id: tenantId } });
}

/** How a restaurant presents itself, by slug or short id, whatever its status; null where there is none. */
export function findTenantFace(db: Db, tenantRef: string): Promise<Pick<Tenant, "name" | "status"> | null> {
  const where = { OR: [{ id: tenantRef }, { slug: tenantRef }] };
  return db.prisma.tenant.findFirst({ where, select: { name: true, status: true } });
}

/**
 * Makes everybody else wait who changes this restaurant's settings or the order of its menu. Placing orders goes on:
 * it only refers to the row. Comes before products and the version in the order of locks.
 */
export async function lockTenant(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<void> {
  await tx.$queryRaw`SELECT id FROM tenant WHERE id = ${tenantId} FOR NO KEY UPDATE`;
}

/** Locks as lockTenant does, and returns the restaurant's own quotas as the last change left them. */
export async function lockTenantQuotas(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<unknown> {
  const rows = await tx.$queryRaw<{ quotas: unknown }[]>`
    SELECT quotas FROM tenant WHERE id = ${tenantId} FOR NO KEY UPDATE`;
  return rows[0]?.quotas ?? {};
}

/** Writes the changes and returns the row. */
export function updateTenantRow(
  tx: Tx,
  { tenantId, changes }: { tenantId: TenantId; changes: TenantChanges },
): Promise<Tenant> {
  return tx.tenant.update({ where: { id: tenantId }, data: changes });
}

/** What the marketplace shows of a restaurant. */
export type ListedTenantRow = Pick<
  Tenant,
  | "id"
  | "slug"
  | "name"
  | "tagline"
  | "locales"
  | "heroImage"
  | "accent"
  | "city"
  | "country"
  | "timeZone"
  | "currency"
  | "openingHours"
  | "pausedUntil"
  | "pickupEnabled"
  | "deliveryEnabled"
  | "deliveryFeeMinor"
  | "deliveryMinimumMinor"
>;

/** A restaurant's position among all, sorted by name, or null for an unknown slug. */
export function findPlaceByName(db: Db, slug: string): Promise<{ name: string; id: string } | null> {
  return db.prisma.tenant.findUnique({ where: { slug }, select: { name: true, id: true } });
}

/**
 * Restaurants that are open to the public and have something to order or book, by name, from behind a place; `search` is
 * a part of the name or city. What is sold out tonight still counts.
 */
export function listActiveTenantRows(
  db: Db,
  { search, after, limit }: { search: string; after: { name: string; id: string }; limit: number },
): Promise<ListedTenantRow[]> {
  const part = `%${search.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = search === "" ? Prisma.empty : Prisma.sql`AND (name ILIKE ${part} OR city ILIKE ${part})`;
  return db.prisma.$queryRaw<ListedTenantRow[]>`
    SELECT id, slug, name, tagline, locales, hero_image AS "heroImage", accent, city, country,
           time_zone AS "timeZone", currency, opening_hours AS "openingHours", paused_until AS "pausedUntil",
           pickup_enabled AS "pickupEnabled", delivery_enabled AS "deliveryEnabled",
           delivery_fee_minor AS "deliveryFeeMinor", delivery_minimum_minor AS "deliveryMinimumMinor"
      FROM tenant
     WHERE status = 'active' AND (name, id) > (${after.name}, ${after.id}) ${found}
       AND ((pickup_enabled OR delivery_enabled)
            AND EXISTS (SELECT FROM product
                         WHERE product.tenant_id = tenant.id AND product.status = 'active')
         OR EXISTS (SELECT FROM dining_table
                     WHERE dining_table.tenant_id = tenant.id AND removed_at IS NULL AND bookable_online))
     ORDER BY name, id LIMIT ${limit}`;
}
