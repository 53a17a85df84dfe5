import type { App } from "@/lib/payments/app";
import { emailPaymentLink } from "./email-payment-link";
import { listOrdersToRemind } from "./unpaid-order-store";

const BATCH = 500;
const MINUTE_MS = 60_000;
/** Whoever pays at once is not written to; whoever is written to has time left. */
const REMIND_AT_MINUTES_LEFT = { most: 20, least: 5 };

/**
 * Writes to guests who have left their payment: the link in the email opens it on any device. Once per order, however
 * many processes run this. Returns how many orders it looked at.
 */
export async function remindUnpaidOrders(app: App, signal?: AbortSignal): Promise<number> {
  const now = app.clock.now().getTime();
  const due = await listOrdersToRemind(app.db.prisma, {
    scope: app.twin,
    payAfter: new Date(now + REMIND_AT_MINUTES_LEFT.least * MINUTE_MS),
    payUntil: new Date(now + REMIND_AT_MINUTES_LEFT.most * MINUTE_MS),
    limit: BATCH,
  });
  for (const ref of due) {
    if (signal?.aborted) break;
    await emailPaymentLink(app, ref);
  }
  return due.length;
}
