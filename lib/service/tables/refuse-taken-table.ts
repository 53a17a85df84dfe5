import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { isUniqueViolation } from "@/lib/platform/db/constraint-error";
import { isExternalIdTaken } from "./table-store";

/** Ends a table's write that failed: TABLE_NAME_TAKEN or EXTERNAL_ID_TAKEN where another table has what must be its own. */
export async function refuseTakenTable(
  app: App,
  input: { tenantId: TenantId; tableId: string; externalId: string | null | undefined; error: unknown },
): Promise<never> {
  const { tenantId, tableId: id, externalId, error } = input;
  if (!isUniqueViolation(error)) throw error;
  if (externalId && (await isExternalIdTaken(app.db.prisma, { tenantId, id, externalId })))
    fail("EXTERNAL_ID_TAKEN", "Another table already has this externalId. Take it away there first.");
  return fail("TABLE_NAME_TAKEN", "Another table already has this name. Choose another one.");
}
