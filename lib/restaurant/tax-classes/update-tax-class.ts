import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { taxClassView, toBps, type UpdateTaxClassBody } from "@/lib/restaurant/tax/tax-contract";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import type { TaxClassFields } from "./tax-class-store";
import { findTaxClass, updateTaxClassRow } from "./tax-class-store";

/**
 * Changes the name or rates of a tax class, from the next sale on; what was sold keeps its tax. Throws
 * TAX_CLASS_NOT_FOUND and TAX_CLASS_NAME_TAKEN.
 */
export async function updateTaxClass(
  app: App,
  input: {
    tenantId: TenantId;
    classId: string;
    changes: UpdateTaxClassBody;
    precondition?: Precondition | null;
  },
) {
  const { tenantId, classId } = input;
  const { name, rates = {} } = input.changes;
  const changes: Partial<TaxClassFields> = {
    name,
    pickupBps: rates.pickup === undefined ? undefined : toBps(rates.pickup),
    deliveryBps: rates.delivery === undefined ? undefined : toBps(rates.delivery),
    dineInBps: rates.dineIn === undefined ? undefined : toBps(rates.dineIn),
  };
  describeAct({ data: { rates: { ...rates } } });
  try {
    return await changeMenu(app, { tenantId }, async (tx) => {
      const known = await findTaxClass(tx, { tenantId, classId });
      if (known) await input.precondition?.(() => taxClassView(known));
      const row = await updateTaxClassRow(tx, { tenantId, classId, changes });
      return taxClassView(row ?? fail("TAX_CLASS_NOT_FOUND", "There is no such tax class."));
    });
  } catch (error) {
    if (isUniqueViolation(error))
      fail("TAX_CLASS_NAME_TAKEN", "Another tax class already has this name. Choose another one.");
    throw error;
  }
}
