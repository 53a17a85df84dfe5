import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { SqlTx } from "@/lib/platform/db/sql";
import { addTo, type Ingredient, type MovementKind, type StockChange, takeFrom } from "./ingredient";
import { optionUses, type SoldLine } from "./option-use";

export type Change = StockChange & { ingredientId: string; costMinor?: number | null };

type Cause = {
  tenantId: TenantId;
  kind: MovementKind;
  /** The order or bill item of a sale or return. */
  sourceId: string | null;
  note?: string | null;
  actorId?: string | null;
  now: Date;
};

/** An ingredient whose stock fell to its low mark or below it. */
export type RanLow = Pick<Ingredient, "id" | "name" | "unit" | "stockMilli"> & { lowMilli: number };

export type StockEffect = {
  /** A product or an option of it can no longer be made, or can again. */
  changesMenu: boolean;
  ranLow: readonly RanLow[];
};

const NO_EFFECT: StockEffect = { changesMenu: false, ranLow: [] };

/**
 * Changes stocks whose rows this transaction has locked and records why. The caller raises the shop's version when the
 * menu changes with it, and records what ran low as events, in this order and after all products and ingredients are
 * locked: version and counter are the last locks.
 */
export async function recordMovements(
  tx: SqlTx,
  { changes, ...cause }: Cause & { changes: readonly Change[] },
): Promise<StockEffect> {
  if (changes.length === 0) return NO_EFFECT;
  const rows = changes.map((change) => ({ id: newId("igm"), ...change }));
  const [result] = await tx.query<StockEffect>(
    `WITH m AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS m(id text, "ingredientId" text, "changeMilli" int, "shortageMilli" int, "costMinor" int)),
     moved AS (
       UPDATE ingredient i SET stock_milli = i.stock_milli + m."changeMilli" FROM m
        WHERE i.tenant_id = $1 AND i.id = m."ingredientId"
       RETURNING i.id, i.name, i.unit, i.low_milli AS low, m.id AS movement_id, m."changeMilli" AS change, m."shortageMilli" AS shortage,
                 m."costMinor" AS cost, i.stock_milli AS after),
     recorded AS (
       INSERT INTO ingredient_movement (tenant_id, id, ingredient_id, kind, change_milli, shortage_milli,
                                        stock_after_milli, cost_minor, source_id, note, actor_id, at)
       SELECT $1, movement_id, id, $3::movement_kind, change, shortage, after, cost, $4::text, $5::text, $6::text,
              $7::timestamptz
         FROM moved)
     SELECT EXISTS (
       SELECT 1 FROM moved, LATERAL (
         SELECT r.quantity_milli::bigint AS milli FROM recipe_line r
          WHERE r.tenant_id = $1 AND r.ingredient_id = moved.id
          UNION ALL
         SELECT o.quantity_milli::bigint + coalesce(r.quantity_milli, 0)
           FROM option_recipe_line o
           LEFT JOIN recipe_line r ON r.tenant_id = $1 AND r.product_id = o.product_id AND r.ingredient_id = o.ingredient_id
          WHERE o.tenant_id = $1 AND o.ingredient_id = moved.id) AS need
        WHERE (moved.after < need.milli) <> (moved.after - moved.change < need.milli)) AS "changesMenu",
       (SELECT coalesce(jsonb_agg(jsonb_build_object(
                 'id', id, 'name', name, 'unit', unit, 'stockMilli', after, 'lowMilli', low) ORDER BY id), '[]')
          FROM moved WHERE after <= low AND after - change > low) AS "ranLow"`,
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
  return result ?? NO_EFFECT;
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
        SELECT r.ingredient_id FROM recipe_line r WHERE r.tenant_id = $1 AND r.product_id = ANY($2::text[])
         UNION ALL
        SELECT o.ingredient_id FROM option_recipe_line o WHERE o.tenant_id = $1 AND o.product_id = ANY($2::text[]))
      ORDER BY i.id FOR NO KEY UPDATE`,
    [tenantId, productIds],
  );
}

/**
 * What sold lines take of each ingredient, by the recipes of products and of chosen options, a half with half of its
 * recipe; what is no whole thousandth in the sum is rounded up. $1 is the tenant, and the next six are the columns of
 * `neededValues`.
 */
const NEEDED = `
  SELECT ingredient_id, (sum(half_millis)::bigint + 1) / 2 AS milli FROM (
    SELECT r.ingredient_id, r.quantity_milli::bigint * l.quantity * 2 AS half_millis
      FROM unnest($2::text[], $3::int[]) AS l(product_id, quantity)
      JOIN recipe_line r ON r.tenant_id = $1 AND r.product_id = l.product_id
     UNION ALL
    SELECT o.ingredient_id, o.quantity_milli::bigint * u.halves
      FROM unnest($4::text[], $5::text[], $6::text[], $7::int[]) AS u(product_id, group_name, option_name, halves)
      JOIN option_recipe_line o ON o.tenant_id = $1 AND o.product_id = u.product_id
                               AND o.group_name = u.group_name AND o.option_name = u.option_name) AS uses
   GROUP BY ingredient_id`;

function neededValues(lines: readonly SoldLine[]): unknown[] {
  const uses = optionUses(lines);
  return [
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity),
    uses.map(({ productId }) => productId),
    uses.map(({ group }) => group),
    uses.map(({ option }) => option),
    uses.map(({ halves }) => halves),
  ];
}

/** Takes the ingredients of sold products and options, as far as there is stock. Returns as recordMovements. */
export async function takeIngredients(
  tx: SqlTx,
  input: Source & { lines: readonly SoldLine[] },
): Promise<StockEffect> {
  const { lines, ...source } = input;
  const needed = await tx.query<{ id: string; stock: number; needed: string }>(
    `SELECT i.id, i.stock_milli AS stock, n.milli::text AS needed
       FROM ingredient i JOIN (${NEEDED}) n ON n.ingredient_id = i.id
      WHERE i.tenant_id = $1 ORDER BY i.id FOR NO KEY UPDATE OF i`,
    [input.tenantId, ...neededValues(lines)],
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
 * the whole. Without what `earlier` sources have put back. True when the menu changes with it.
 */
export async function returnIngredients(
  tx: SqlTx,
  { part, earlier = [], ...source }: Source & { part?: SalePart; earlier?: readonly string[] },
): Promise<boolean> {
  const { saleId, from, to, of } = part ?? { saleId: source.sourceId, from: 0, to: 1, of: 1 };
  const taken = await tx.query<{ id: string; stock: number; taken: number }>(
    `SELECT i.id, i.stock_milli AS stock,
            GREATEST(0, -m.change_milli::bigint * $4 / $5 - -m.change_milli::bigint * $3 / $5 - (
              SELECT coalesce(sum(e.change_milli), 0) FROM ingredient_movement e
               WHERE e.tenant_id = $1 AND e.ingredient_id = i.id AND e.kind = 'return'
                 AND e.source_id = ANY($7::text[])))::int AS taken
       FROM ingredient i JOIN ingredient_movement m ON m.tenant_id = i.tenant_id AND m.ingredient_id = i.id
      WHERE i.tenant_id = $1 AND m.source_id = $6 AND m.kind = 'sale' AND m.change_milli < 0
        AND NOT EXISTS (SELECT FROM ingredient_movement b
                         WHERE b.tenant_id = $1 AND b.source_id = $2 AND b.kind = 'return' AND b.ingredient_id = i.id)
      ORDER BY i.id FOR NO KEY UPDATE OF i`,
    [source.tenantId, source.sourceId, from, to, of, saleId, earlier],
  );
  const changes = taken.map((row) => ({ ingredientId: row.id, ...addTo(row.stock, row.taken) }));
  return (await recordMovements(tx, { ...source, kind: "return", changes })).changesMenu;
}

/**
 * Puts back what units of products take by their present recipes, once per source, and never more than the sale took and
 * than `earlier` sources have left: a sale is recorded per ingredient, not per line. True when the menu changes
 * with it.
 */
export async function returnUnits(
  tx: SqlTx,
  input: {
    tenantId: TenantId;
    saleId: string;
    sourceId: string;
    earlier: readonly string[];
    lines: readonly SoldLine[];
    now: Date;
  },
): Promise<boolean> {
  const { tenantId, saleId, sourceId, earlier, lines, now } = input;
  const back = await tx.query<{ id: string; stock: number; milli: number }>(
    `SELECT i.id, i.stock_milli AS stock, LEAST(n.milli, -m.change_milli - (
              SELECT coalesce(sum(e.change_milli), 0) FROM ingredient_movement e
               WHERE e.tenant_id = $1 AND e.ingredient_id = i.id AND e.kind = 'return'
                 AND e.source_id = ANY($9::text[])))::int AS milli
       FROM ingredient i
       JOIN (${NEEDED}) n ON n.ingredient_id = i.id
       JOIN ingredient_movement m
         ON m.tenant_id = $1 AND m.ingredient_id = i.id AND m.source_id = $8 AND m.kind = 'sale'
      WHERE i.tenant_id = $1 ORDER BY i.id FOR NO KEY UPDATE OF i`,
    [tenantId, ...neededValues(lines), saleId, earlier],
  );
  const changes = back
    .filter(({ milli }) => milli > 0)
    .map(({ id, stock, milli }) => ({ ingredientId: id, ...addTo(stock, milli) }));
  return (await recordMovements(tx, { tenantId, kind: "return", sourceId, changes, now })).changesMenu;
}
