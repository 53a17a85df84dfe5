import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { WrittenCategory, WrittenProduct } from "./plan-menu-upsert";

type Written<Row> = { tenantId: TenantId; rows: readonly Row[] };

/** Adds categories with their places, in one statement. */
export async function insertCategoryRows(
  tx: Tx,
  { tenantId, rows }: Written<WrittenCategory>,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.category.createMany({
    data: rows.map((row) => ({ ...(row as unknown as Prisma.CategoryUncheckedCreateInput), tenantId })),
  });
}

/** Writes categories as they are given, in one statement, and returns how many there still are. */
export async function writeCategoryRows(
  tx: Tx,
  { tenantId, rows }: Written<WrittenCategory>,
): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = rows.map(({ id, name, position, visible, taxClassId, availability, externalId }) => ({
    ...{ id, name, position, visible, taxClassId, availability, externalId },
  }));
  return tx.execute(
    `UPDATE category c
        SET name = n.name, position = n.position, visible = n.visible, tax_class_id = n."taxClassId",
            availability = n.availability, external_id = n."externalId"
       FROM jsonb_to_recordset($2::jsonb) AS n(id text, name jsonb, position int, visible boolean, "taxClassId" text,
            availability jsonb, "externalId" text)
      WHERE c.tenant_id = $1 AND c.id = n.id`,
    [tenantId, JSON.stringify(columns)],
  );
}

/**
 * Writes products as they are given where they still are at their revision, in one statement, and returns how many.
 * Stock stays. Rows are locked in the order of their ids, as orders lock the products that they take from.
 */
export async function writeProductRows(tx: Tx, { tenantId, rows }: Written<WrittenProduct>): Promise<number> {
  if (rows.length === 0) return 0;
  const columns = rows.map((row) => {
    const { recipe: _, optionRecipe: __, ...own } = row as WrittenProduct & Record<string, unknown>;
    return own;
  });
  return tx.execute(
    `WITH n AS (
       SELECT * FROM jsonb_to_recordset($2::jsonb) AS n(
         id text, revision int, "categoryId" text, name jsonb, description jsonb, image text, "basePriceMinor" int,
         "discountPriceMinor" int, allergens text[], "allergenNote" jsonb, "dietaryTags" text[], "minimumAge" int,
         "optionGroups" jsonb, status product_status, available boolean, "soldOutUntil" timestamptz,
         availability jsonb, position int, "taxClassId" text, "externalId" text)),
     locked AS (
       SELECT held.id FROM (
         SELECT p.id FROM product p JOIN n ON n.id = p.id
          WHERE p.tenant_id = $1 AND p.revision = n.revision ORDER BY p.id FOR UPDATE OF p) held)
     UPDATE product p
        SET category_id = n."categoryId", name = n.name, description = n.description, image = n.image,
            base_price_minor = n."basePriceMinor", discount_price_minor = n."discountPriceMinor",
            allergens = n.allergens, allergen_note = n."allergenNote", dietary_tags = n."dietaryTags",
            minimum_age = n."minimumAge", option_groups = n."optionGroups", status = n.status, available = n.available,
            sold_out_until = n."soldOutUntil", availability = n.availability, position = n.position,
            tax_class_id = n."taxClassId", external_id = n."externalId", revision = p.revision + 1, updated_at = now()
       FROM n, locked WHERE p.tenant_id = $1 AND p.id = n.id AND locked.id = p.id AND p.revision = n.revision`,
    [tenantId, JSON.stringify(columns)],
  );
}

/** Deletes products and categories. A foreign key refuses a category that has others. */
export async function deleteMenuRows(
  tx: Tx,
  {
    tenantId,
    productIds,
    categoryIds,
  }: { tenantId: TenantId; productIds: readonly string[]; categoryIds: readonly string[] },
): Promise<void> {
  if (productIds.length > 0)
    await tx.product.deleteMany({ where: { tenantId, id: { in: [...productIds] } } });
  if (categoryIds.length > 0)
    await tx.category.deleteMany({ where: { tenantId, id: { in: [...categoryIds] } } });
}
