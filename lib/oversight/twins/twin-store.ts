import { isTwin, mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import { columnOf } from "@/lib/platform/db/column-of";
import type { Db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { SqlTx } from "@/lib/platform/db/sql";
import { BASIC_FIELDS, SETTING_FIELDS, type TwinPart } from "./twin-part";
import { TWIN_TABLES } from "./twin-tables";

export type TwinRow = {
  id: TenantId;
  slug: string;
  name: string;
  status: "active" | "suspended";
  restaurant: { id: string; slug: string };
  openedAt: Date;
};

/** The twin of a restaurant, or the one that is asked for itself; null where there is none. */
export async function findTwin(db: Db, { tenantId }: { tenantId: TenantId }): Promise<TwinRow | null> {
  const [twin] = await db.sql.query<Omit<TwinRow, "id"> & { id: string }>(
    `SELECT t.id, t.slug, t.name, t.status, t.created_at AS "openedAt",
            json_build_object('id', o.id, 'slug', o.slug) AS restaurant
       FROM tenant t JOIN tenant o ON o.id = t.twin_of WHERE ${isTwin(tenantId) ? "t.id" : "t.twin_of"} = $1`,
    [tenantId],
  );
  return twin ? { ...twin, id: mintTenantId(twin.id) } : null;
}

/**
 * Begins to open the twin of a restaurant: everything is read as it was at this moment, and rivals wait, whose copies of its
 * row would wait for each other on the nodes of a cluster. Comes before the transaction's first statement.
 */
export async function beginTwin(tx: SqlTx, { twinOf }: { twinOf: TenantId }): Promise<void> {
  await tx.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
  await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [`twin:${twinOf}`]);
}

/** Writes the twin of a restaurant that is open or suspended. Breaks a unique key when it has one, or the slug is taken. */
export async function insertTwin(
  tx: SqlTx,
  twin: { id: string; slug: string; twinOf: TenantId; hasSettings: boolean; createdAt: Date },
): Promise<void> {
  const fields = twin.hasSettings ? [...BASIC_FIELDS, ...SETTING_FIELDS] : BASIC_FIELDS;
  const columns = fields.map(columnOf).join(", ");
  await tx.execute(
    `INSERT INTO tenant (id, slug, twin_of, created_at, card_enabled, status, ${columns})
     SELECT $2, $3, t.id, $4::timestamptz, true, t.status, ${columns} FROM tenant t WHERE t.id = $1`,
    [twin.twinOf, twin.id, twin.slug, twin.createdAt],
  );
  await tx.execute("INSERT INTO tenant_counter (tenant_id) VALUES ($1)", [twin.id]);
  await tx.execute("INSERT INTO tenant_version (tenant_id) VALUES ($1)", [twin.id]);
  await tx.execute(
    "INSERT INTO twin_clock (tenant_id, now, used_at) VALUES ($1, $2::timestamptz, $2::timestamptz)",
    [twin.id, twin.createdAt],
  );
}

/** A table whose rows are copied as they are, ids included: they are keyed by restaurant. */
type CopiedTable = { table: string; fields: Record<string, string>; without?: readonly string[] };

const TAX_CLASSES: CopiedTable = { table: "tax_class", fields: Prisma.TaxClassScalarFieldEnum };

/** In the order in which they can be written. Links of tables are new: they are on the tables of the restaurant. */
const TABLES_OF: Readonly<Record<TwinPart, readonly CopiedTable[]>> = {
  settings: [{ table: "reservation_policy", fields: Prisma.ReservationPolicyScalarFieldEnum }],
  menu: [
    { table: "category", fields: Prisma.CategoryScalarFieldEnum },
    { table: "product", fields: Prisma.ProductScalarFieldEnum },
    { table: "ingredient", fields: Prisma.IngredientScalarFieldEnum },
    { table: "recipe_line", fields: Prisma.RecipeLineScalarFieldEnum },
    { table: "option_recipe_line", fields: Prisma.OptionRecipeLineScalarFieldEnum },
  ],
  tables: [
    { table: "dining_table", fields: Prisma.DiningTableScalarFieldEnum, without: ["linkToken"] },
    { table: "dining_table_pair", fields: Prisma.DiningTablePairScalarFieldEnum },
  ],
  kitchen: [
    { table: "station", fields: Prisma.StationScalarFieldEnum },
    { table: "kitchen_settings", fields: Prisma.KitchenSettingsScalarFieldEnum },
  ],
  coupons: [{ table: "coupon", fields: Prisma.CouponScalarFieldEnum, without: ["used"] }],
};

/** Copies rows of a restaurant to its twin, in one statement for each table. */
export async function copyToTwin(
  tx: SqlTx,
  { from, to, parts }: { from: TenantId; to: string; parts: readonly TwinPart[] },
): Promise<void> {
  for (const { table, fields, without = [] } of [TAX_CLASSES, ...parts.flatMap((part) => TABLES_OF[part])]) {
    const columns = Object.values(fields)
      .filter((field) => field !== "tenantId" && !without.includes(field))
      .map(columnOf)
      .join(", ");
    await tx.execute(
      `INSERT INTO ${table} (tenant_id, ${columns}) SELECT $2, ${columns} FROM ${table} WHERE tenant_id = $1`,
      [from, to],
    );
  }
  await tx.execute(
    `UPDATE tenant SET (default_tax_class_id, delivery_tax_class_id, service_tax_class_id) =
            (SELECT o.default_tax_class_id, o.delivery_tax_class_id, o.service_tax_class_id FROM tenant o WHERE o.id = $1)
      WHERE id = $2`,
    [from, to],
  );
}

/** The stock that its copied ingredients begin with, as a count of it: stock is the sum of its movements. */
export async function countStockOfTwin(
  tx: SqlTx,
  { twinId, actorId, at }: { twinId: string; actorId: string; at: Date },
): Promise<void> {
  await tx.execute(
    `INSERT INTO ingredient_movement (tenant_id, id, ingredient_id, kind, change_milli, stock_after_milli, actor_id, at)
     SELECT i.tenant_id, 'igm_' || substr(i.id, 5), i.id, 'recount', i.stock_milli, i.stock_milli, $2, $3::timestamptz
       FROM ingredient i WHERE i.tenant_id = $1 AND i.stock_milli > 0`,
    [twinId, actorId, at],
  );
}

/** Gives it a verified account at the embedded processor, so that it takes test cards at once. */
export async function insertTwinAccount(
  tx: SqlTx,
  { twinId, account, at }: { twinId: string; account: { id: string }; at: Date },
): Promise<void> {
  await tx.execute(
    `INSERT INTO stripe_emulator_object (id, account, kind, body, created_at)
     VALUES ($1, $2, 'account', $3::jsonb, $4::timestamptz)`,
    [account.id, twinId, JSON.stringify(account), at],
  );
  await tx.execute(
    `INSERT INTO payout_account (tenant_id, account_id, details_submitted, payouts_enabled, transfers_enabled,
                                 card_payments_enabled, requirements_due, created_at, updated_at)
     VALUES ($1, $2, true, true, true, true, '{}', $3::timestamptz, $3::timestamptz)`,
    [twinId, account.id, at],
  );
  await tx.execute("UPDATE tenant SET stripe_account_id = $2 WHERE id = $1", [twinId, account.id]);
}

/** Storage keys of the pictures that were uploaded at a twin; those of its restaurant stay the restaurant's. */
export function listTwinPictures(db: Db, { twinId }: { twinId: TenantId }): Promise<string[]> {
  return db.prisma.mediaFile
    .findMany({ where: { tenantId: twinId }, select: { key: true } })
    .then((rows) => rows.map(({ key }) => key));
}

/** Deletes a twin with everything in it. False when it was gone. */
export async function deleteTwin(tx: SqlTx, { twinId }: { twinId: string }): Promise<boolean> {
  const [row] = await tx.query<{ deleted: boolean }>("SELECT delete_twin($1, $2::text[]) AS deleted", [
    twinId,
    TWIN_TABLES,
  ]);
  return row?.deleted === true;
}
