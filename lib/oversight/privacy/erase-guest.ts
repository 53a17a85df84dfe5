import { fail } from "@/lib/core/errors/app-error";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import { findPerson } from "@/lib/oversight/guests/find-person";
import { forgetGuestNotes } from "@/lib/oversight/guests/forget-guest-notes";
import type { App } from "@/lib/payments/app";
import { deleteSessionsAndLinks } from "@/lib/people/accounts/account-erasure-store";
import { deleteDiner, findDinerByEmail } from "@/lib/people/accounts/diner-store";
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
 * Takes a guest who asked for it out of a restaurant: orders, bookings, gift cards, notes and the storefront's account;
 * the books keep amounts and lines. Throws GUEST_NOT_FOUND, also the second time, and ERASURE_BLOCKED while an order,
 * a booking or a gift card is open, or the guest waits at the door.
 */
export async function eraseGuest(
  app: App,
  input: { tenant: { id: TenantId; currency: string }; guestId: string },
): Promise<void> {
  const tenantId = input.tenant.id;
  const { email } = await findPerson(app, input);
  const scope = { kind: "customer", tenantId } as const;
  await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    if (!(await eraseFromGiftCards(tx, { tenantId, email })))
      fail("ERASURE_BLOCKED", "A gift card of this guest is not paid or not sent yet. Try again once it is.");
    const account = await findDinerByEmail(tx, scope, email);
    const person = { tenantId, anyoneAt: email, provenEmail: email };
    const holders = [person, ...(account ? [{ tenantId, customerId: account.id, provenEmail: null }] : [])];
    for (const holder of holders) {
      const { orders, open } = await findOrderTraces(tx, holder);
      if (open || !(await eraseBookings(tx, holder, { now })))
        fail(
          "ERASURE_BLOCKED",
          "An order or booking of this guest is still open. Try again once it has ended.",
        );
      await eraseFromOrders(tx, orders);
    }
    await forgetGuestNotes(tx, { tenantId, email });
    if (!(await forgetWaiting(tx, { tenantId, email })))
      fail("ERASURE_BLOCKED", "This guest is on the waitlist. Try again once they have left it.");
    await deleteAccountEmails(tx, { tenantId, email });
    await deleteUnstartedJobs(tx, { scope, email });
    await tellErased(tx, now);
    if (!account) return;
    await deleteSessionsAndLinks(tx, { subjectId: account.id });
    await deleteDiner(tx, scope, account.id);
  });
  app.live.announce(tenantId);
}
