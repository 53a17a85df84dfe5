import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Prisma, Tenant } from "@/lib/platform/db/generated/client";

export type { Tenant };

export type TenantChanges = Prisma.TenantUncheckedUpdateInput;

/** A restaurant's row. */
export function getTenantRow(db: Db | Tx, { tenantId }: { tenantId: TenantId }): Promise<Tenant> {
  const client = "prisma" in db ? db.prisma : db;
  return client.tenant.findUniqueOrThrow({ where: { id: tenantId } });
}

/** How a restaurant presents itself, by slug or short id, whatever its status; null where there is none. */
export function findTenantFace(
  db: Db,
  tenantRef: string,
): Promise<Pick<Tenant, "id" | "name" | "status" | "timeZone"> | null> {
  const where = { OR: [{ id: tenantRef }, { slug: tenantRef }] };
  return db.prisma.tenant.findFirst({
    where,
    select: { id: true, name: true, status: true, timeZone: true },
  });
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
