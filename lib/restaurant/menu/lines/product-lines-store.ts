import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Product } from "@/lib/platform/db/generated/client";

/** Locks the products with these ids and externalIds in the order of their ids, and returns them as they are. */
export async function lockNamedProducts(
  tx: Tx,
  input: { tenantId: TenantId; ids: readonly string[]; externalIds: readonly string[] },
): Promise<Product[]> {
  const { tenantId, ids, externalIds } = input;
  const locked = await tx.query<{ id: string }>(
    `SELECT id FROM product WHERE tenant_id = $1 AND (id = ANY($2::text[]) OR external_id = ANY($3::text[]))
      ORDER BY id FOR UPDATE`,
    [tenantId, ids, externalIds],
  );
  return tx.product.findMany({ where: { tenantId, id: { in: locked.map(({ id }) => id) } } });
}

/** What lines write of a product. */
export type LineRow = Pick<
  Product,
  "id" | "available" | "soldOutUntil" | "stock" | "basePriceMinor" | "discountPriceMinor" | "revision"
>;

/** Writes products that the transaction has locked, in one statement. */
export async function writeLineRows(
  tx: Tx,
  { tenantId, rows }: { tenantId: TenantId; rows: readonly LineRow[] },
): Promise<void> {
  if (rows.length === 0) return;
  const columns = rows.map((row) => {
    const { id, available, soldOutUntil, stock, basePriceMinor, discountPriceMinor, revision } = row;
    return { id, available, soldOutUntil, stock, basePriceMinor, discountPriceMinor, revision };
  });
  await tx.execute(
    `UPDATE product p
        SET available = n.available, sold_out_until = n."soldOutUntil", stock = n.stock,
            base_price_minor = n."basePriceMinor", discount_price_minor = n."discountPriceMinor",
            revision = n.revision, updated_at = now()
       FROM jsonb_to_recordset($2::jsonb) AS n(id text, available boolean, "soldOutUntil" timestamptz, stock int,
            "basePriceMinor" int, "discountPriceMinor" int, revision int)
      WHERE p.tenant_id = $1 AND p.id = n.id`,
    [tenantId, JSON.stringify(columns)],
  );
}
