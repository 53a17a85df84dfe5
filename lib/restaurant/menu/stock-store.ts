import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { listToldSoldOut, tellStockAtCommit } from "@/lib/platform/events/event-store";

type Units = { productId: string; quantity: number };

/** How many units of which product, as the functions of the database take them. */
export function unitsByProduct(lines: readonly Units[]): string {
  return JSON.stringify(countUnits(lines));
}

function countUnits(lines: readonly Units[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { productId, quantity } of lines) units[productId] = (units[productId] ?? 0) + quantity;
  return units;
}

/**
 * Takes counted stock for an order, in its transaction: all of it, or nothing, and a product that is missing is named.
 * Rows are locked in the order of their ids. A product that runs out moves the shop's version on, and is reported with the
 * events of the transaction, unless they are written later (`tells`).
 */
export async function takeStock(
  tx: SqlTx,
  input: { tenantId: TenantId; needs: readonly Units[]; now: Date; tells?: boolean },
): Promise<{ ok: true } | { ok: false; productId: string }> {
  const { tenantId, needs, now, tells = true } = input;
  const [row] = await tx.query<{ missing: string | null }>(
    "SELECT take_stock($1, $2::jsonb, $3::timestamptz) AS missing",
    [tenantId, unitsByProduct(needs), now],
  );
  if (row?.missing) return { ok: false, productId: row.missing };
  if (tells) tellStockAtCommit(tx, { tenantId, taken: needs.map(({ productId }) => productId), now });
  return { ok: true };
}

/** Locks products in the order of their ids, for those who return some and take others, and the shop's version. */
export async function lockProducts(
  tx: SqlTx,
  { tenantId, productIds }: { tenantId: TenantId; productIds: readonly string[] },
): Promise<void> {
  await tx.query(
    "SELECT id FROM product WHERE tenant_id = $1 AND id = ANY($2::text[]) ORDER BY id FOR UPDATE",
    [tenantId, productIds],
  );
  await tx.query("SELECT version FROM tenant_version WHERE tenant_id = $1 FOR UPDATE", [tenantId]);
}

/** Puts counted stock of sold lines back, and reports products that are back. Those without a count, or gone, are left alone. */
export async function returnStock(
  tx: SqlTx,
  { tenantId, lines, now }: { tenantId: TenantId; lines: readonly Units[]; now: Date },
): Promise<void> {
  const returned = countUnits(lines);
  await tx.execute("SELECT return_stock($1, $2::jsonb)", [tenantId, JSON.stringify(returned)]);
  tellStockAtCommit(tx, { tenantId, returned, now });
}

/** Clocks of two processes, and the time that a guest's order was under way before it took its units. */
const MARGIN_MS = 10 * 60_000;

/**
 * Puts back what was held since an instant without an event. A product is reported to be back only where somebody else
 * took the rest meanwhile, so that it was told to be sold out.
 */
export async function releaseStock(
  tx: SqlTx,
  {
    tenantId,
    lines,
    heldSince,
    now,
  }: { tenantId: TenantId; lines: readonly Units[]; heldSince: Date; now: Date },
): Promise<void> {
  const returned = countUnits(lines);
  await tx.execute("SELECT return_stock($1, $2::jsonb)", [tenantId, JSON.stringify(returned)]);
  const since = new Date(heldSince.getTime() - MARGIN_MS);
  const told = await listToldSoldOut(tx, { tenantId, productIds: Object.keys(returned), since });
  const back = Object.fromEntries(Object.entries(returned).filter(([id]) => told.includes(id)));
  tellStockAtCommit(tx, { tenantId, returned: back, now });
}
