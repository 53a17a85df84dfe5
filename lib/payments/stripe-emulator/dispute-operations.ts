import { fail } from "@/lib/core/errors/app-error";
import { type DisputeObject, refundable } from "./emulator-object";
import { type Context, confirm, done, missing, newStripeId, type Operation } from "./emulator-operations";
import { insertObject, listChildren, lockObject, replaceObject } from "./emulator-store";
import { DISPUTED_CARD } from "./test-methods";

const EVIDENCE_DAYS = 21;

/** Until when evidence is heard, in Unix seconds: so long the real service waits about most cards. */
export const evidenceDueBy = (created: number) => created + EVIDENCE_DAYS * 86_400;

/**
 * A bank takes back what is left of a payment: the money leaves the account at once. While it holds the payment, asking
 * again changes nothing. Throws PAYMENT_NOT_OPEN when nothing of it was paid or is left.
 */
export async function openDispute(
  { tx, now, owner, emit, balance }: Context,
  intentId: string,
): Promise<DisputeObject> {
  const intent = await lockObject(tx, "payment_intent", intentId);
  if (intent?.status !== "succeeded")
    return fail("PAYMENT_NOT_OPEN", "Only a payment that was made can be disputed.");
  const known = (await listChildren(tx, "dispute", intentId)).find(({ status }) => status !== "won");
  if (known) return known;
  const amount = refundable(intent, await listChildren(tx, "refund", intentId));
  if (amount <= 0) return fail("PAYMENT_NOT_OPEN", "The payment has already been returned in full.");
  const opened: DisputeObject = {
    id: newStripeId("dp"),
    object: "dispute",
    amount,
    currency: intent.currency,
    charge: intent.latest_charge,
    payment_intent: intent.id,
    reason: "fraudulent",
    status: "needs_response",
    evidence: {},
    evidence_details: {
      due_by: evidenceDueBy(Math.floor(now.getTime() / 1000)),
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    balance_transactions: [],
    metadata: {},
    created: Math.floor(now.getTime() / 1000),
    livemode: false,
  };
  const dispute = { ...opened, balance_transactions: [await balance.disputeOpened(opened)] };
  await insertObject(tx, dispute, { parentId: intent.id, now, owner });
  await emit("charge.dispute.created", dispute);
  await emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

/** Confirms a payment; the bank behind one of the test cards disputes it at once. */
export const confirmAndDispute: Operation = async (context, form, id) => {
  const confirmed = await confirm(context, form, id);
  const isDisputed = confirmed.status === 200 && form.payment_method === DISPUTED_CARD;
  if (isDisputed) await openDispute(context, id);
  return confirmed;
};

/** Whether the bank has still to decide. */
export const isUndecided = ({ status }: DisputeObject) =>
  status === "needs_response" || status === "under_review";

/** A bank decides for the restaurant or against it, once. */
export async function endDispute({ tx, emit, balance }: Context, id: string, status: "won" | "lost") {
  const dispute = await lockObject(tx, "dispute", id);
  if (!dispute) return missing("dispute", id);
  if (!isUndecided(dispute)) return done(dispute);
  const moves = dispute.balance_transactions;
  const back = status === "won" ? [await balance.disputeWon(dispute)] : [];
  const ended = { ...dispute, status, balance_transactions: [...moves, ...back] };
  await replaceObject(tx, ended);
  await emit("charge.dispute.closed", ended);
  if (status === "won") await emit("charge.dispute.funds_reinstated", ended);
  return done(ended);
}
