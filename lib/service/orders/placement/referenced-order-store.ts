import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import type { StaffTerms } from "./staff-terms";

/** The id of the order that a program calls so in a channel; null when there is none, or no reference. */
export async function findReferenced(
  db: Sql,
  {
    tenantId,
    channel,
    externalReference,
  }: { tenantId: TenantId } & Pick<StaffTerms, "channel" | "externalReference">,
): Promise<string | null> {
  if (externalReference === null) return null;
  const [order] = await db.query<{ id: string }>(
    `SELECT id FROM orders
      WHERE tenant_id = $1 AND external_reference = $2 AND channel = $3::order_channel`,
    [tenantId, externalReference, channel],
  );
  return order?.id ?? null;
}
