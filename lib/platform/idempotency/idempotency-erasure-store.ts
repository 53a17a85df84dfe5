import type { Tx } from "@/lib/platform/db/db";

/** Forgets the answers that were kept for repeats of the requests which made these things. */
export async function forgetKeptAnswers(
  tx: Tx,
  refs: readonly { tenantId: string; id: string }[],
): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM idempotency_key k
     USING jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) AS ref("tenantId" text, id text)
     WHERE k.tenant_id = ref."tenantId" AND k.made_id = ref.id`;
}
