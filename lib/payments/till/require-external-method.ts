import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import { takesExternalMethod } from "./till-payment-store";

/** Asks that the restaurant takes money in a way; cash (null) always. Throws PAYMENT_METHOD_UNAVAILABLE. */
export async function requireExternalMethod(
  db: Sql,
  { tenantId, type }: { tenantId: TenantId; type: string | null | undefined },
): Promise<void> {
  if (type == null || (await takesExternalMethod(db, { tenantId, type }))) return;
  const message = "The restaurant does not take payments in this way. Add it in the settings.";
  fail("PAYMENT_METHOD_UNAVAILABLE", message, { reason: "NOT_TAKEN" });
}
