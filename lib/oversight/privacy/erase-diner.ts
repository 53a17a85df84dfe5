import { fail } from "@/lib/core/errors/app-error";
import { forgetGuestNotes } from "@/lib/oversight/guests/forget-guest-notes";
import type { App } from "@/lib/payments/app";
import { deleteSessionsAndLinks } from "@/lib/people/accounts/account-erasure-store";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { deleteDiner, findDinerById } from "@/lib/people/accounts/diner-store";
import type { Diner, DinerScope } from "@/lib/people/auth/diner";
import { verifyPassword } from "@/lib/people/auth/password";
import { inTransaction } from "@/lib/platform/db/transaction";
import { deleteUnstartedJobs } from "@/lib/platform/jobs/job-erasure-store";
import { deleteAccountEmails } from "@/lib/platform/mail/email-erasure-store";
import { tellErased } from "@/lib/restaurant/webhooks/tell-erased";
import { eraseBookings } from "@/lib/service/booking-erasure/erase-bookings";
import { eraseFromGiftCards } from "@/lib/service/gift-cards/erase-from-gift-cards";
import { eraseFromOrders } from "@/lib/service/orders/privacy/erase-from-orders";
import { findOrderTraces } from "@/lib/service/orders/privacy/order-erasure-store";
import { forgetWaiting } from "@/lib/service/waitlist/forget-waiting";

/**
 * Erases an account and its person from every order, booking and gift card; the restaurants' books keep amounts and
 * lines. Orders and bookings are held meanwhile, so that nothing writes the person back. Throws INVALID_CREDENTIALS,
 * and ERASURE_BLOCKED while one of them is open.
 */
export async function eraseDiner(
  app: App,
  { scope, diner, password }: { scope: DinerScope; diner: Diner; password: string },
): Promise<void> {
  const account = await findDinerById(app.db.prisma, scope, diner.id);
  if (!(await verifyPassword(password, account?.passwordHash ?? null)))
    fail("INVALID_CREDENTIALS", "Wrong password.");
  await inTransaction(app.db, async (tx) => {
    const filter = historyFilter(scope, diner);
    const tenantId = scope.kind === "customer" ? scope.tenantId : null;
    const { provenEmail } = filter;
    if (provenEmail !== null && !(await eraseFromGiftCards(tx, { tenantId, email: provenEmail })))
      fail("ERASURE_BLOCKED", "One of your gift cards is not paid or not sent yet. Try again once it is.");
    const { orders, open } = await findOrderTraces(tx, filter);
    if (open || !(await eraseBookings(tx, filter, { now: app.clock.now() })))
      fail("ERASURE_BLOCKED", "One of your orders or bookings is still open. Try again once it has ended.");
    await eraseFromOrders(tx, orders);
    if (provenEmail !== null) {
      await forgetGuestNotes(tx, { tenantId, email: provenEmail });
      await forgetWaiting(tx, { tenantId, email: provenEmail });
    }
    const { email } = diner;
    await deleteAccountEmails(tx, { tenantId, email });
    await deleteUnstartedJobs(tx, { scope, email });
    await deleteSessionsAndLinks(tx, { subjectId: diner.id });
    await deleteDiner(tx, scope, diner.id);
    await tellErased(tx, app.clock.now());
  });
}
