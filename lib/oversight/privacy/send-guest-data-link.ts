import type { TenantId } from "@/lib/core/ids/tenant-id";
import { findPersonByEmail } from "@/lib/oversight/guests/find-person-by-email";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { emailRestaurant, guestDataPage } from "@/lib/restaurant/tenancy/email-restaurant";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { writeGuestDataToken } from "./guest-data-link";

/** Emails the link to a guest's data, if the address has ordered, booked or waited at the restaurant. */
export async function sendGuestDataLink(
  app: App,
  request: { scope: { tenantId: TenantId }; email: string; locale: string },
): Promise<void> {
  const { email, locale } = request;
  const { tenantId } = request.scope;
  const tenant = await getTenantRow(app.db, { tenantId });
  const guest = await findPersonByEmail(app, { tenant: { id: tenantId, currency: tenant.currency }, email });
  if (!guest) return;
  const now = app.clock.now();
  const token = writeGuestDataToken(app.env.SESSION_SECRET, { tenantId, guestId: guest.id, now });
  await inTransaction(app.db, (tx) =>
    queueEmail(app, tx, {
      tenantId,
      to: email,
      template: "guest-data",
      locale,
      props: {
        sender: emailRestaurant(tenant, app.env.publicUrl),
        name: guest.name,
        url: `${guestDataPage(app.env.publicUrl, tenant)}?token=${token}`,
      },
      uniqueKey: `guest-data:${guest.id}:${now.getTime()}`,
    }),
  );
}
