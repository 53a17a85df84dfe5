import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { SqlTx } from "@/lib/platform/db/sql";
import { confirmedUntilOf, givesWay, type Share } from "./bill";
import { holdBillPayment } from "./bill-payment-store";
import type { LockedBill } from "./bill-store";
import { endPendingPayment } from "./end-pending-payment";
import { type Hold, listHolds } from "./hold-store";
import { isBeingMade } from "./is-being-made";

type Wanted = { byCash: boolean; share: Share | null; itemIds: readonly string[]; now: Date };

/** The pending payments of a locked bill that give way to a new one, the oldest first. Asks nothing where none is pending. */
export async function listYielding(
  client: SqlTx,
  input: { tenantId: TenantId; billId: string; bill: LockedBill; wanted: Wanted },
): Promise<Hold[]> {
  if (input.bill.pendingMinor === 0) return [];
  return (await listHolds(client, input)).filter((hold) => givesWay(hold, input.wanted));
}

/** Of the payments that give way, one that has the very share or an item that somebody wants to pay, or null. */
export function holdOf(yielding: readonly Hold[], { share, itemIds }: Wanted): Hold | null {
  const found = yielding.find(
    (hold) =>
      (share && hold.share?.part === share.part && hold.share.of === share.of) ||
      hold.itemIds.some((id) => itemIds.includes(id)),
  );
  return found ?? null;
}

/** The first payment that gives way to an amount, or null where it fits without, or would not fit without all of them. */
export function holdFor(
  yielding: readonly Hold[],
  { amountMinor, openMinor }: { amountMinor: number; openMinor: number },
): Hold | null {
  const missingMinor = Math.max(amountMinor, 1) - openMinor;
  const freeMinor = yielding.reduce((sum, hold) => sum + hold.amountMinor, 0);
  return missingMinor > 0 && missingMinor <= freeMinor ? (yielding[0] ?? null) : null;
}

/**
 * Ends a payment that gives way, at the processor first: nobody can make it any more once its amount is free. One whose
 * form was sent keeps its amount as long as such ones do, and one that was made is paid. Throws PROCESSOR_UNAVAILABLE.
 */
export async function displaceHold(
  app: App,
  input: { tenantId: TenantId; billId: string; hold: Hold; actorId: string | null },
): Promise<void> {
  const { tenantId, billId, hold, actorId } = input;
  const ref = { tenantId, billId, paymentId: hold.paymentId };
  if (await isBeingMade(app, hold.intentId)) {
    await holdBillPayment(app.db.prisma, { ...ref, heldUntil: confirmedUntilOf(hold) });
    return;
  }
  const note = "Not sent, and somebody else wanted to pay";
  await endPendingPayment(app, { ...ref, hasIntent: hold.intentId !== null, actorId, note });
}
