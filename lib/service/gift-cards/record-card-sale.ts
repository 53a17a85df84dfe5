import type { TenantId } from "@/lib/core/ids/tenant-id";
import { requireExternalMethod } from "@/lib/payments/till/require-external-method";
import type { TakeAtTillBody } from "@/lib/payments/till/till-payment-contract";
import { insertTillPayment } from "@/lib/payments/till/till-payment-store";
import type { Tx } from "@/lib/platform/db/db";
import { kickDrawer } from "@/lib/service/printers/kick-drawer";
import type { GiftCardRow } from "./gift-card-issue-store";

/**
 * Records how the restaurant took the price of a new card itself (docs/decisions/102), in the transaction that makes it.
 * Throws PAYMENT_METHOD_UNAVAILABLE.
 */
export async function recordCardSale(
  tx: Tx,
  input: {
    tenantId: TenantId;
    card: GiftCardRow;
    payment: TakeAtTillBody | null;
    actorId: string | null;
    now: Date;
  },
): Promise<void> {
  const { tenantId, card, payment, actorId, now } = input;
  if (payment === null) return;
  const { method, type = null, reference } = payment;
  await requireExternalMethod(tx, { tenantId, type });
  const drawerDayId = await insertTillPayment(tx, {
    ...{ tenantId, subject: { kind: "gift_card", id: card.id }, method, type, reference },
    ...{ amountMinor: card.initialMinor, tipMinor: 0, currency: card.currency },
    ...{ refundId: null, takenBy: actorId, takenAt: now },
  });
  if (method === "cash") await kickDrawer(tx, { tenantId, drawerDayId, now });
}
