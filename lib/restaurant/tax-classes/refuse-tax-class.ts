import { refuseFields } from "@/lib/core/errors/refuse-fields";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Tx } from "@/lib/platform/db/db";
import { getTaxRules } from "./tax-class-store";

/** Ends a change that names a tax class which is not the restaurant's own, with VALIDATION_FAILED. */
export async function refuseUnknownTaxClass(
  tx: Tx,
  { tenantId, classId }: { tenantId: TenantId; classId: string | null | undefined },
): Promise<void> {
  if (classId == null) return;
  const { classes } = await getTaxRules(tx, { tenantId });
  if (!classes.some(({ id }) => id === classId))
    refuseFields([{ path: "taxClassId", message: "does not belong to this restaurant" }]);
}
