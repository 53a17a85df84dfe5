import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { chosenNames } from "@/lib/restaurant/pricing/halves";
import { emailRestaurant } from "@/lib/restaurant/tenancy/email-restaurant";
import type { OrderRef } from "@/lib/service/orders/order";
import { findOrder } from "@/lib/service/orders/order-store";
import { halvedGroupsIn } from "@/lib/service/orders/views/option-names";
import { findAlertAudience, listUnseenOrders, takeUnseenAlert } from "./seen-store";

const BATCH = 200;
const MINUTE_MS = 60_000;

/**
 * Writes to the owners about new orders that nobody at any board has seen for the restaurant's `unseenMinutes`: once
 * per order, however many processes run this. Returns how many orders were reported.
 */
export async function reportUnseenOrders(app: App, signal?: AbortSignal): Promise<number> {
  let reported = 0;
  const due = { scope: app.twin, now: app.clock.now(), limit: BATCH };
  for (const ref of await listUnseenOrders(app.db, due)) {
    if (signal?.aborted) break;
    if (await reportOrder(app, ref)) reported += 1;
  }
  return reported;
}

function reportOrder(app: App, ref: OrderRef): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await takeUnseenAlert(tx, { ...ref, now }))) return false;
    const order = await findOrder(tx, ref);
    if (!order) return false;
    const { restaurant, recipients } = await findAlertAudience(tx, ref);
    const { slug, locales, timeZone } = restaurant;
    const placedAt = order.paidAt ?? order.createdAt;
    const waitsSinceMs = Math.max(placedAt.getTime(), order.kitchenAt?.getTime() ?? 0);
    for (const to of recipients) {
      await queueEmail(app, tx, {
        tenantId: ref.tenantId,
        to,
        template: "unseen-order",
        locale: locales[0] ?? "en",
        props: {
          restaurant: emailRestaurant(restaurant, app.env.publicUrl),
          orderNumber: String(order.number),
          type: order.type,
          waitedMinutes: Math.floor((now.getTime() - waitsSinceMs) / MINUTE_MS),
          placedAt: placedAt.toISOString(),
          promisedAt: order.promisedAt.toISOString(),
          timeZone,
          currency: order.currency,
          totalMinor: order.totalMinor,
          items: order.items.map((item) => ({
            name: item.productName,
            quantity: item.quantity,
            options: chosenNames(item.selectedOptions, halvedGroupsIn(item), (label) => label),
            lineTotalMinor: item.lineTotalMinor,
          })),
          dashboardUrl: `${app.env.publicUrl}/t/${slug}`,
        },
        uniqueKey: `unseen-order:${order.id}:${to}`,
      });
    }
    return true;
  });
}
