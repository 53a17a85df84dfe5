import type { App } from "@/lib/payments/app";
import { findDisputeEffect } from "@/lib/payments/disputes/find-dispute-effect";
import type { Dispute } from "@/lib/payments/payments/dispute-store";
import { findDisputes } from "@/lib/payments/payments/dispute-store";
import type { ListedDispute } from "@/lib/payments/processor/processor";
import type { ProcessorRun } from "@/lib/payments/processor/processor-run";
import { inTransaction } from "@/lib/platform/db/transaction";

/**
 * Repairs what lost events left out of these disputes, as the processor lists them: each is brought up to date as by its
 * events. One that fails is left for the next time.
 */
export async function reconcileDisputes(
  app: App,
  run: ProcessorRun,
  listed: readonly ListedDispute[],
): Promise<void> {
  const rows = await findDisputes(
    app.db.prisma,
    listed.map(({ id }) => id),
  );
  const known = new Map(rows.map((row) => [row.processorDisputeId, row]));
  const changed = listed.filter((dispute) => hasChanged(dispute, known.get(dispute.id)));
  await run.each("dispute", changed, (dispute) => readAgain(app, dispute));
}

function hasChanged({ state, evidenceDueAt, moves }: ListedDispute, known: Dispute | undefined): boolean {
  if (!known) return true;
  return (
    (known.status === "open" && state !== "open") ||
    (known.status === "open" && known.evidenceDueAt === null && evidenceDueAt !== null) ||
    (known.withdrawnAt === null && moves.includes("withdrawn")) ||
    (known.reinstatedAt === null && moves.includes("reinstated"))
  );
}

async function readAgain(app: App, { moves, ...dispute }: ListedDispute): Promise<void> {
  for (const money of moves.length === 0 ? [null] : moves) {
    const effect = await findDisputeEffect(app, { dispute, money });
    if (!effect) return;
    await inTransaction(app.db, (tx) => effect.apply(tx));
    app.live.announce(effect.tenantId);
  }
}
