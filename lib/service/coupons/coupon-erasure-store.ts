import type { Tx } from "@/lib/platform/db/db";

/** Replaces who used a coupon for an order; that it was used stays. */
export async function replaceRedeemers(
  tx: Tx,
  orders: readonly { tenantId: string; id: string; nobody: string }[],
): Promise<void> {
  await tx.$executeRaw`
    UPDATE coupon_redemption c SET customer_email = ref.nobody
      FROM jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS ref("tenantId" text, id text, nobody text)
     WHERE c.tenant_id = ref."tenantId" AND c.order_id = ref.id`;
}
