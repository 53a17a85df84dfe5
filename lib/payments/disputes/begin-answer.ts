import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { composeEvidence } from "@/lib/payments/payments/evidence-facts";
import { isHeard } from "@/lib/payments/processor/dispute-evidence";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { DisputeDetailWire } from "./dispute-answer-contract";
import { insertAnswer, putFile } from "./dispute-answer-store";
import { getDispute } from "./get-dispute";
import { getDisputeRow } from "./get-dispute-row";
import { refuseAnswer } from "./refuse-answer";

/**
 * Begins the answer to a dispute with what is known of the order, bill, gift card or booking, its receipt attached. One
 * that was begun before stays as it is. Throws DISPUTE_NOT_FOUND, DISPUTE_OVER and DISPUTE_ANSWERED.
 */
export async function beginAnswer(
  app: App,
  input: {
    tenant: { id: TenantId; name: string; country: string; timeZone: string };
    disputeId: string;
  },
): Promise<DisputeDetailWire> {
  const { tenant, disputeId } = input;
  const ref = { tenantId: tenant.id, disputeId };
  const row = await getDisputeRow(app, ref);
  const now = app.clock.now();
  if (!isHeard(row, now)) return refuseAnswer(app, ref);
  if (row.answer !== null) return row.answer === "draft" ? getDispute(app, ref) : refuseAnswer(app, ref);
  const facts = await app.subjects[row.subjectKind].gatherEvidence(app, {
    tenantId: tenant.id,
    id: row.subjectId,
  });
  await inTransaction(app.db, async (tx) => {
    if (!(await insertAnswer(tx, { ...ref, texts: composeEvidence(facts, tenant), now }))) return;
    if (facts.receipt === null) return;
    const content = facts.receipt;
    await putFile(tx, { ...ref, kind: "receipt", mediaType: "application/pdf", content, now });
  });
  return getDispute(app, ref);
}
