import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { TaxClass, TaxMode } from "@/lib/restaurant/tax/tax";

export type TaxClassFields = Omit<TaxClass, "id">;
type ClassRef = { tenantId: TenantId; classId: string };

export type TaxRules = {
  mode: TaxMode;
  defaultClassId: string | null;
  deliveryClassId: string | null;
  serviceClassId: string | null;
  classes: TaxClass[];
};

/** What a restaurant has set about tax, its classes oldest first. */
export async function getTaxRules(
  db: Db["prisma"] | Tx,
  { tenantId }: { tenantId: TenantId },
): Promise<TaxRules> {
  const row = await db.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      taxMode: true,
      defaultTaxClassId: true,
      deliveryTaxClassId: true,
      serviceTaxClassId: true,
      taxClasses: {
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
        omit: { tenantId: true, createdAt: true },
      },
    },
  });
  return {
    mode: row.taxMode,
    defaultClassId: row.defaultTaxClassId,
    deliveryClassId: row.deliveryTaxClassId,
    serviceClassId: row.serviceTaxClassId,
    classes: row.taxClasses,
  };
}

/** Writes the choices that are given. Foreign keys refuse a class that is not the restaurant's own. */
export async function updateTaxRules(
  tx: Tx,
  { tenantId, changes }: { tenantId: TenantId; changes: Partial<Omit<TaxRules, "classes">> },
): Promise<void> {
  const { mode, defaultClassId, deliveryClassId, serviceClassId } = changes;
  await tx.tenant.updateMany({
    where: { id: tenantId },
    data: {
      taxMode: mode,
      defaultTaxClassId: defaultClassId,
      deliveryTaxClassId: deliveryClassId,
      serviceTaxClassId: serviceClassId,
    },
  });
}

/** Adds a class. A unique index refuses a name that another class has. */
export async function insertTaxClass(
  tx: Tx,
  { tenantId, classId, fields, now }: ClassRef & { fields: TaxClassFields; now: Date },
): Promise<void> {
  await tx.taxClass.create({ data: { ...fields, tenantId, id: classId, createdAt: now } });
}

/** A class of the restaurant's, or null. */
export function findTaxClass(
  db: Db["prisma"] | Tx,
  { tenantId, classId }: ClassRef,
): Promise<TaxClass | null> {
  return db.taxClass.findFirst({
    where: { tenantId, id: classId },
    omit: { tenantId: true, createdAt: true },
  });
}

/** Writes the changes; null when there is no such class. */
export async function updateTaxClassRow(
  tx: Tx,
  { tenantId, classId, changes }: ClassRef & { changes: Partial<TaxClassFields> },
): Promise<TaxClass | null> {
  const [row] = await tx.taxClass.updateManyAndReturn({
    where: { tenantId, id: classId },
    data: changes,
    omit: { tenantId: true, createdAt: true },
  });
  return row ?? null;
}

/** Deletes a class, if it is there. Foreign keys refuse one that is in use. */
export async function deleteTaxClassRow(tx: Tx, { tenantId, classId }: ClassRef): Promise<void> {
  await tx.taxClass.deleteMany({ where: { tenantId, id: classId } });
}
