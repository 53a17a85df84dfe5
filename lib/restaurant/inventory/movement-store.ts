import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { addTo, type MovementKind, type StockChange, takeFrom } from "./ingredient";

export type Change = StockChange & { ingredientId: string };

type Cause = {
  tenantId: TenantId;
  kind: MovementKind;
  /** The order or bill item of a sale or return. */
  sourceId: string | null;
  note?: string | null;
  actorId?: string | null;
  now: Date;
};

/**
 * Changes stocks whose rows this transaction has locked and records why. True if a product can no longer be made, or
 * can again: the caller then raises the shop's version, after all products and ingredients are locked.
 */
export async function recordMovements(
  tx: SqlTx,
  { changes, ...cause }: Cause & { changes: readonly Change[] },
): Promise<boolean> {
  if (changes.length === 0) return false;
  const rows = changes.map((change) => ({ id: newId("igm"), ...change }));
  const [result] = await tx.query<{ affected: boolean }>(
    `WITH m AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS m(id text, "ingredientId" text, "changeMilli" int, "shortageMilli" int)),
     moved AS (
       UPDATE ingredient i SET stock_milli = i.stock_milli + m."changeMilli" FROM m
        WHERE i.tenant_id = $1 AND i.id = m."ingredientId"
       RETURNING i.id, m.id AS movement_id, m."changeMilli" AS change, m."shortageMilli" AS shortage,
                 i.stock_milli AS after),
     recorded AS (
       INSERT INTO ingredient_movement (tenant_id, id, ingredient_id, kind, change_milli, shortage_milli,
                                        stock_after_milli, source_id, note, actor_id, at)
       SELECT $1, movement_id, id, $3::movement_kind, change, shortage, after, $4::text, $5::text, $6::text,
              $7::timestamptz
         FROM moved)
     SELECT EXISTS (
       SELECT FROM moved JOIN recipe_line r ON r.tenant_id = $1 AND r.ingredient_id = moved.id
        WHERE (moved.after < r.quantity_milli) <> (moved.after - moved.change < r.quantity_milli)) AS affected`,
    [
      cause.tenantId,
      JSON.stringify(rows),
      cause.kind,
      cause.sourceId,
      cause.note ?? null,
      cause.actorId ?? null,
      cause.now,
    ],
  );
  return result?.affected ?? false;
}

type Source = { tenantId: TenantId; sourceId: string; now: Date };

/** Locks all ingredients of these products, always in the same order, before several sales take from them. */
export async function lockIngredientsOf(
  tx: SqlTx,
  { tenantId, productIds }: { tenantId: TenantId; productIds: readonly string[] },
): Promise<void> {
  await tx.execute(
    `SELECT i.id FROM ingredient i
      WHERE i.tenant_id = $1 AND i.id IN (
        SELECT r.ingredient_id FROM recipe_line r WHERE r.tenant_id = $1 AND r.product_id = ANY($2::text[]))
      ORDER BY i.id FOR NO KEY UPDATE`,
    [tenantId, productIds],
  );
}

/** Takes the ingredients of sold products, as far as there is stock. Returns as recordMovements. */
export async function takeIngredients(
  tx: SqlTx,
  input: Source & { lines: readonly { productId: string; quantity: number }[] },
): Promise<boolean> {
  const { lines, ...source } = input;
  const needed = await tx.query<{ id: string; stock: number; needed: string }>(
    `SELECT i.id, i.stock_milli AS stock, n.milli::text AS needed
       FROM ingredient i JOIN (
         SELECT r.ingredient_id, sum(r.quantity_milli::bigint * l.quantity) AS milli
           FROM unnest($2::text[], $3::int[]) AS l(product_id, quantity)
           JOIN recipe_line r ON r.tenant_id = $1 AND r.product_id = l.product_id
          GROUP BY r.ingredient_id) n ON n.ingredient_id = i.id
      WHERE i.tenant_id = $1 ORDER BY i.id FOR NO KEY UPDATE OF i`,
    [input.tenantId, lines.map(({ productId }) => productId), lines.map(({ quantity }) => quantity)],
  );
  const changes = needed.map(({ id, stock, needed: milli }) => ({
    ingredientId: id,
    ...takeFrom(stock, Number(milli)),
  }));
  return recordMovements(tx, { ...source, kind: "sale", changes });
}

/** Units of a sale of `of` units: those from `from` up to `to`. */
export type SalePart = { saleId: string; from: number; to: number; of: number };

/**
 * Puts back what a sale took, once per source: all of it, or what some of its units took; parts that touch add up to
 * the whole. Returns as recordMovements.
 */
export async function returnIngredients(
  tx: SqlTx,
  { part, ...source }: Source & { part?: SalePart },
): Promise<boolean> {
  const { saleId, from, to, of } = part ?? { saleId: source.sourceId, from: 0, to: 1, of: 1 };
  const taken = await tx.query<{ id: string; stock: number; taken: number }>(
    `SELECT i.id, i.stock_milli AS stock, (-m.change_milli::bigint * $4 / $5 - -m.change_milli::bigint * $3 / $5)::int AS taken
       FROM ingredient i JOIN ingredient_movement m ON m.tenant_id = i.tenant_id AND m.ingredient_id = i.id
      WHERE i.tenant_id = $1 AND m.source_id = $6 AND m.kind = 'sale' AND m.change_milli < 0
        AND NOT EXISTS (SELECT FROM ingredient_movement b
                         WHERE b.tenant_id = $1 AND b.source_id = $2 AND b.kind = 'return' AND b.ingredient_id = i.id)
      ORDER BY i.id FOR NO KEY UPDATE OF i`,
    [source.tenantId, source.sourceId, from, to, of, saleId],
  );
  const changes = taken.map((row) => ({ ingredientId: row.id, ...addTo(row.stock, row.taken) }));
  return recordMovements(tx, { ...source, kind: "return", changes });
}
