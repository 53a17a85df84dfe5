import type { Db, Tx } from "@/lib/db/db";
import type { Prisma, Tenant } from "@/lib/db/generated/client";
import type { TenantId } from "./tenant-id";

/** What a change of a restaurant's own row may touch. */
export type TenantChanges = Prisma.TenantUncheckedUpdateInput;

/** A restaurant's row. */
export function getTenantRow(db: Db | Tx, { tenantId }: { tenantId: TenantId }): Promise<Tenant> {
  const client = "prisma" in db ? db.prisma : db;
  return client.tenant.findUniqueOrThrow({ where: { id: tenantId } });
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

/** Every restaurant that is open to the public, by name. */
export function listActiveTenantRows(db: Db): Promise<Tenant[]> {
  return db.prisma.tenant.findMany({
    where: { status: "active" },
    orderBy: [{ name: "asc" }, { id: "asc" }],
  });
}
