import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { isForeignKeyViolation } from "@/lib/platform/db/constraint-error";
import type { App } from "@/lib/restaurant/app";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { deleteTaxClassRow, getTaxRules, updateTaxRules } from "./tax-class-store";

/**
 * Deletes a tax class; deleting it again changes nothing. With the last one goes the tax on prices. Throws
 * TAX_CLASS_IN_USE while a category, a product, the delivery fee, the service charge or the restaurant's default names it.
 */
export async function deleteTaxClass(
  app: App,
  { tenantId, classId }: { tenantId: TenantId; classId: string },
): Promise<void> {
  try {
    await changeMenu(app, { tenantId }, async (tx) => {
      const { classes, ...rules } = await getTaxRules(tx, { tenantId });
      if (classes.length === 1 && rules.defaultClassId === classId) {
        const changes = { defaultClassId: null, deliveryClassId: null, serviceClassId: null };
        await updateTaxRules(tx, { tenantId, changes });
        // A cluster has no foreign keys of the restaurant itself (decision 098).
      } else if ([rules.defaultClassId, rules.deliveryClassId, rules.serviceClassId].includes(classId))
        refuseUsed();
      await deleteTaxClassRow(tx, { tenantId, classId });
    });
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    refuseUsed();
  }
}

function refuseUsed(): never {
  return fail(
    "TAX_CLASS_IN_USE",
    "A dish, a category, the delivery fee, the service charge or the default uses this tax class.",
  );
}
