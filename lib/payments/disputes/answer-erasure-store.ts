import type { Tx } from "@/lib/platform/db/db";

/**
 * Deletes what was answered to disputes about these orders that the bank has decided. What a bank still decides about is
 * kept until then, as evidence for a legal claim, and goes with its retention.
 */
export async function deleteDecidedAnswers(
  tx: Tx,
  orders: readonly { tenantId: string; id: string }[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM dispute_answer a
     USING jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) AS ref("tenantId" text, id text), payment p, dispute d
     WHERE p.tenant_id = ref."tenantId" AND p.order_id = ref.id
       AND d.tenant_id = p.tenant_id AND d.payment_id = p.id AND d.status <> 'open'
       AND a.tenant_id = d.tenant_id AND a.dispute_id = d.id`;
}
