import type { TenantId } from "@/lib/core/ids/tenant-id";
import { orderSubject } from "@/lib/payments/subject/subject";
import { insertTillPayment } from "@/lib/payments/till/till-payment-store";
import type { Tx } from "@/lib/platform/db/db";
import { changeLockedOrder } from "@/lib/service/orders/life/order-move-store";
import type { OrderActor, OrderDetail } from "@/lib/service/orders/order";
import { kickDrawer } from "@/lib/service/printers/kick-drawer";
import { leftToTakeMinor } from "./left-to-take";

/**
 * Records that whoever delivers an order in cash took what was not paid of it (docs/decisions/014 and 102). The caller has
 * locked the order. A test order moves no money.
 */
export async function takeRestInCash(
  tx: Tx,
  input: { tenantId: TenantId; order: OrderDetail; actor: OrderActor; now: Date },
): Promise<void> {
  const { tenantId, order, actor, now } = input;
  const amountMinor = leftToTakeMinor(order);
  if (amountMinor === 0 || order.isTest) return;
  const orderId = order.id;
  const tipTakenMinor = order.tillPayments.reduce((sum, { tipMinor }) => sum + tipMinor, 0);
  const drawerDayId = await insertTillPayment(tx, {
    ...{
      tenantId,
      subject: orderSubject(orderId),
      method: "cash",
      type: null,
      amountMinor,
      reference: null,
      refundId: null,
    },
    ...{ tipMinor: Math.min(order.tipMinor - tipTakenMinor, amountMinor), currency: order.currency },
    ...{ takenBy: actor.userId, takenAt: now },
  });
  // What a courier was paid at a door comes to the drawer later.
  if (order.type === "pickup") await kickDrawer(tx, { tenantId, drawerDayId, now });
  await changeLockedOrder(tx, { tenantId, orderId, changes: { tillMinor: order.totalMinor } });
}
