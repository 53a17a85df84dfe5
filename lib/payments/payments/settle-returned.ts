import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { sumLostDisputes } from "./dispute-store";
import { getPayment, type PaymentRef } from "./payment-store";
import { sumConfirmedRefunds } from "./refund-store";

/**
 * Notifies what was paid for of how much is back with the customer: confirmed refunds and lost disputes. The caller has
 * locked it; a second call changes nothing. Payments of a wrong amount are left out.
 */
export async function settleReturned(app: App, tx: Tx, ref: PaymentRef): Promise<void> {
  const { tenantId, subject } = ref;
  const { state, capturedMinor } = await getPayment(tx, ref);
  if (state !== "succeeded") return;
  const returnedMinor = (await sumConfirmedRefunds(tx, ref)).amountMinor + (await sumLostDisputes(tx, ref));
  const change = { tenantId, id: subject.id, capturedMinor, returnedMinor, now: app.clock.now() };
  await app.subjects[subject.kind].onReturned(app, tx, change);
}
