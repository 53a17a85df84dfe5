import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Category, Prisma } from "@/lib/platform/db/generated/client";
import type { MenuHours } from "./menu-hours";
import { type MenuRowsQuery, rowsAsked } from "./menu-rows-query";

/** A category as it is stored, without its identity. */
export type CategoryFields = {
  name: LocaleMap;
  position: number;
  visible: boolean;
  hiddenUntil: Date | null;
  taxClassId: string | null;
  availability: readonly MenuHours[];
  externalId: string | null;
};

function stored({ name, availability, ...rest }: Partial<CategoryFields>) {
  return {
    ...rest,
    ...(name ? { name: name as Prisma.InputJsonValue } : {}),
    ...(availability ? { availability: availability as unknown as Prisma.InputJsonValue } : {}),
  };
}

/** Every category, hidden ones included, in menu order, or those that are asked for. */
export function listCategoryRows(db: Db["prisma"] | Tx, query: MenuRowsQuery): Promise<Category[]> {
  return db.category.findMany({ where: rowsAsked(query), orderBy: [{ position: "asc" }, { id: "asc" }] });
}

export function findCategoryRow(
  db: Db,
  { tenantId, categoryId }: { tenantId: TenantId; categoryId: string },
): Promise<Category | null> {
  return db.prisma.category.findUnique({ where: { tenantId_id: { tenantId, id: categoryId } } });
}

/** A category as it is before a change. */
export function findCategoryInTx(
  tx: Tx,
  { tenantId, categoryId }: { tenantId: TenantId; categoryId: string },
): Promise<Category | null> {
  return tx.category.findUnique({ where: { tenantId_id: { tenantId, id: categoryId } } });
}

/** Adds a category, last in the menu unless its position is given. */
export async function insertCategory(
  tx: Tx,
  {
    tenantId,
    categoryId,
    fields: { position, availability = [], ...fields },
  }: {
    tenantId: TenantId;
    categoryId: string;
    fields: Pick<CategoryFields, "name" | "visible"> &
      Partial<Pick<CategoryFields, "position" | "taxClassId" | "availability" | "externalId">>;
  },
): Promise<Category> {
  return tx.category.create({
    data: {
      ...fields,
      name: fields.name as Prisma.InputJsonValue,
      availability: availability as unknown as Prisma.InputJsonValue,
      tenantId,
      id: categoryId,
      position: position ?? (await nextPosition(tx, { tenantId })),
    },
  });
}

/** How many categories there are, hidden ones included. */
export function countCategories(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  return tx.category.count({ where: { tenantId } });
}

async function nextPosition(tx: Tx, { tenantId }: { tenantId: TenantId }): Promise<number> {
  const { _max } = await tx.category.aggregate({ where: { tenantId }, _max: { position: true } });
  return (_max.position ?? -1) + 1;
}

/** Writes the changes; null when there is no such category. */
export async function updateCategoryRow(
  tx: Tx,
  {
    tenantId,
    categoryId,
    changes,
  }: { tenantId: TenantId; categoryId: string; changes: Partial<CategoryFields> },
): Promise<Category | null> {
  const [row] = await tx.category.updateManyAndReturn({
    where: { tenantId, id: categoryId },
    data: stored(changes),
  });
  return row ?? null;
}

/** Deletes; false when there was nothing to delete. A foreign key refuses while the category has products. */
export async function deleteCategoryRow(
  tx: Tx,
  { tenantId, categoryId }: { tenantId: TenantId; categoryId: string },
): Promise<boolean> {
  const { count } = await tx.category.deleteMany({ where: { tenantId, id: categoryId } });
  return count === 1;
}
