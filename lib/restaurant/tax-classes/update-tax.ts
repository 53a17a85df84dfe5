import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { describeAct } from "@/lib/platform/audit/act-in-progress";
import type { Precondition } from "@/lib/platform/http/precondition";
import type { App } from "@/lib/restaurant/app";
import { type TaxSettings, taxSettingsView, type UpdateTaxBody } from "@/lib/restaurant/tax/tax-contract";
import { changeMenu } from "@/lib/restaurant/tenancy/change-menu";
import { getTaxRules, updateTaxRules } from "./tax-class-store";

/**
 * Changes what is given of a restaurant's choices about tax. What was sold keeps the tax that it was sold with. Throws
 * VALIDATION_FAILED for a class that is not the restaurant's own.
 */
export async function updateTax(
  app: App,
  {
    tenantId,
    changes,
    precondition,
  }: { tenantId: TenantId; changes: UpdateTaxBody; precondition?: Precondition | null },
): Promise<TaxSettings> {
  describeAct({ data: { ...changes } });
  return changeMenu(app, { tenantId }, async (tx) => {
    const rules = await getTaxRules(tx, { tenantId });
    await precondition?.(() => taxSettingsView(rules));
    const { classes } = rules;
    const message = "does not belong to this restaurant";
    const issues = (["defaultClassId", "deliveryClassId", "serviceClassId"] as const).flatMap((path) => {
      const wanted = changes[path];
      return wanted == null || classes.some(({ id }) => id === wanted) ? [] : [{ path, message }];
    });
    refuseFields(issues);
    await updateTaxRules(tx, { tenantId, changes });
    return taxSettingsView(await getTaxRules(tx, { tenantId }));
  });
}
