import type { App } from "@/lib/payments/app";
import { queueToOwners } from "@/lib/people/accounts/queue-to-owners";
import type { Tx } from "@/lib/platform/db/db";
import type { DisputeRef } from "./dispute-answer-store";

/** Tells the owners by email that a dispute waits for their answer, in the transaction of the cause. */
export async function queueDisputeNotice(
  app: App,
  tx: Tx,
  input: DisputeRef & {
    kind: "opened" | "reminder";
    dispute: { amountMinor: number; currency: string; evidenceDueAt: Date | null };
  },
): Promise<void> {
  const { tenantId, disputeId, kind, dispute } = input;
  const { amountMinor, currency, evidenceDueAt } = dispute;
  await queueToOwners(app, tx, {
    tenantId,
    template: "dispute",
    props: (to) => ({
      ...to,
      kind,
      amountMinor,
      currency,
      dueAt: evidenceDueAt?.toISOString() ?? null,
      url: `${to.url}/money/disputes/${disputeId}`,
    }),
  });
}
