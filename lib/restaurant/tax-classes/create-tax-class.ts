import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { App } from "@/lib/restaurant/app";
import {
  type CreateTaxClassBody,
  MAX_TAX_CLASSES,
  taxClassView,
  toBps,
} from "@/lib/restaurant/tax/tax-contract";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { getTaxRules, insertTaxClass, updateTaxRules } from "./tax-class-store";

/**
 * Adds a tax class. The first one is the restaurant's default: from then on its prices show their tax. Throws
 * TAX_CLASS_NAME_TAKEN and QUOTA_EXCEEDED.
 */
export async function createTaxClass(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: CreateTaxClassBody },
) {
  const classId = newId("txc");
  const { name, rates } = request;
  const fields = {
    name,
    pickupBps: toBps(rates.pickup),
    deliveryBps: toBps(rates.delivery),
    dineInBps: toBps(rates.dineIn),
  };
  describeAct({ subjectId: classId, data: { rates } });
  try {
    await changeMenu(app, { tenantId }, async (tx) => {
      const { classes, defaultClassId } = await getTaxRules(tx, { tenantId });
      if (classes.length >= MAX_TAX_CLASSES)
        fail("QUOTA_EXCEEDED", `A restaurant has at most ${MAX_TAX_CLASSES} tax classes.`);
      await insertTaxClass(tx, { tenantId, classId, fields, now: app.clock.now() });
      if (defaultClassId === null)
        await updateTaxRules(tx, { tenantId, changes: { defaultClassId: classId } });
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("TAX_CLASS_NAME_TAKEN", "Another tax class already has this name. Choose another one.");
    throw error;
  }
  return taxClassView({ id: classId, ...fields });
}
