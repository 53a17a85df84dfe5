import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import { listExternalMethods } from "./till-payment-store";

/**
 * Asks that the restaurant takes money in a way; cash (null) always. Throws PAYMENT_METHOD_UNAVAILABLE with the field and
 * the ways that there are: the programs that send one may not read the settings.
 */
export async function requireExternalMethod(
  db: Sql,
  { tenantId, type, field = "type" }: { tenantId: TenantId; type: string | null | undefined; field?: string },
): Promise<void> {
  if (type == null) return;
  const methods = await listExternalMethods(db, tenantId);
  if (methods.includes(type)) return;
  const known = methods.length > 0 ? `takes ${methods.join(", ")}` : "takes nothing but cash";
  const message = `The restaurant ${known}, and not "${type}"; its owner adds ways to pay in the settings.`;
  const issue = { path: field, in: "body", message: `must be one of: ${methods.join(", ")}` } as const;
  fail("PAYMENT_METHOD_UNAVAILABLE", message, { reason: "NOT_TAKEN", issues: [issue] });
}
