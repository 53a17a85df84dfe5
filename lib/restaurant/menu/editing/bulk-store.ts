import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";

/** A product with what a bulk edit decides, and the revision that it was decided on. */
export type RevisedProduct = {
  id: string;
  revision: number;
  basePriceMinor: number;
  discountPriceMinor: number | null;
  available: boolean;
  status: "active" | "draft";
  categoryId: string;
};

/**
 * Writes the products that still are at their revision, and returns how many. Rows are locked in the order of their
 * ids, as orders lock the products that they take from.
 */
export async function updateProductsAtRevision(
  tx: SqlTx,
  input: {
    tenantId: TenantId;
    changes: readonly RevisedProduct[];
    /** Ends what is sold out until an instant. */
    backOn: boolean;
  },
): Promise<number> {
  return tx.execute(
    `WITH n AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS n(id text, revision int, "basePriceMinor" int,
         "discountPriceMinor" int, available boolean, status product_status, "categoryId" text)),
     locked AS (
       SELECT held.id FROM (
         SELECT p.id FROM product p JOIN n ON n.id = p.id
          WHERE p.tenant_id = $1 AND p.revision = n.revision ORDER BY p.id FOR UPDATE OF p) held)
     UPDATE product p
        SET base_price_minor = n."basePriceMinor", discount_price_minor = n."discountPriceMinor",
            available = n.available, status = n.status, category_id = n."categoryId",
            sold_out_until = CASE WHEN $3::boolean THEN NULL ELSE p.sold_out_until END, revision = p.revision + 1,
            updated_at = now()
       FROM n, locked WHERE p.tenant_id = $1 AND p.id = n.id AND locked.id = p.id AND p.revision = n.revision`,
    [input.tenantId, JSON.stringify(input.changes), input.backOn],
  );
}
