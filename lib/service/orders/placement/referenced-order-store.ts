import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Sql } from "@/lib/platform/db/sql";
import type { StaffTerms } from "./staff-terms";

/**
 * The id of the order that this key or member calls so in a channel; null when there is none, or no reference. Throws
 * REFERENCE_TAKEN where somebody else has given the reference: the order and its guest's data are not theirs to see.
 */
export async function findReferenced(
  db: Sql,
  {
    tenantId,
    channel,
    externalReference,
    placedBy,
  }: { tenantId: TenantId } & Pick<StaffTerms, "channel" | "externalReference" | "placedBy">,
): Promise<string | null> {
  if (externalReference === null) return null;
  const [order] = await db.query<{ id: string; isTheirs: boolean }>(
    `SELECT id, placed_by IS NOT DISTINCT FROM $4 AS "isTheirs" FROM orders
      WHERE tenant_id = $1 AND external_reference = $2 AND channel = $3::order_channel`,
    [tenantId, externalReference, channel, placedBy],
  );
  if (!order) return null;
  if (!order.isTheirs)
    fail(
      "REFERENCE_TAKEN",
      `Another program or member has placed an order as ${externalReference} in this channel. Send a reference of your own, such as with your program's name before it.`,
    );
  return order.id;
}
