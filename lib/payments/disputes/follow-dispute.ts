import type { Dispute } from "@/lib/payments/payments/dispute-store";
import { changeDispute, findDispute, insertDispute } from "@/lib/payments/payments/dispute-store";
import type { PaymentRef } from "@/lib/payments/payments/payment-store";
import type { DisputeMove, ProcessorDispute } from "@/lib/payments/processor/processor";
import { canMove, DISPUTE_MOVES } from "@/lib/payments/subject/money-states";
import type { Tx } from "@/lib/platform/db/db";

/** What happened to the money of a dispute, where an event says it. */
export type DisputeMoney = DisputeMove | null;

/**
 * Writes down the state of a dispute at the processor, in the caller's transaction, which has locked what it is about. Won
 * and lost are final, and so is that money was withdrawn or reinstated, whatever arrives in which order. `opens` and
 * `closes` are true once each, and `changes` whenever anything else has changed.
 */
export async function followDispute(
  tx: Tx,
  input: PaymentRef & {
    atProcessor: ProcessorDispute;
    money: DisputeMoney;
    now: Date;
  },
): Promise<{ dispute: Dispute; opens: boolean; changes: boolean; closes: boolean }> {
  const { atProcessor, money, now } = input;
  const found = await findDispute(tx, atProcessor.id);
  const known = found ?? (await insertDispute(tx, input, atProcessor));
  const closes = canMove(DISPUTE_MOVES, known.status, atProcessor.state);
  const change = {
    status: closes ? atProcessor.state : known.status,
    evidenceDueAt: atProcessor.evidenceDueAt ?? known.evidenceDueAt,
    closedAt: closes ? now : known.closedAt,
    withdrawnAt: known.withdrawnAt ?? (money === "withdrawn" ? now : null),
    reinstatedAt: known.reinstatedAt ?? (money === "reinstated" ? now : null),
  };
  await changeDispute(tx, known, change);
  const changes = (["evidenceDueAt", "withdrawnAt", "reinstatedAt"] as const).some(
    (field) => known[field]?.getTime() !== change[field]?.getTime(),
  );
  return { dispute: { ...known, ...change }, opens: found === null, changes, closes };
}
