import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { startInstant } from "@/lib/service/reservations/reservation";
import { emailHost } from "@/lib/service/reservations/reservation-email";
import type { ReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { requestPage } from "./request-link";
import type { TableRequest } from "./waitlist-entry";

/** Tells a guest what the restaurant will write about, with the link that changes and ends the request. */
export async function queueJoined(
  app: App,
  tx: Tx,
  { host, entry, token, now }: { host: ReservationHost; entry: TableRequest; token: string; now: Date },
): Promise<void> {
  const { date, earliest, latest, until } = entry.wanted;
  const instant = (time: string) => (startInstant(date, time, host.timeZone) ?? until).toISOString();
  await queueEmail(app, tx, {
    tenantId: host.tenantId,
    to: entry.customerEmail ?? "",
    template: "waitlist-joined",
    locale: entry.locale,
    props: {
      restaurant: emailHost(host, app.env.publicUrl),
      customerName: entry.customerName,
      startsAt: instant(earliest),
      latestAt: instant(latest),
      timeZone: host.timeZone,
      guestCount: entry.guestCount,
      specialRequests: null,
      requestUrl: requestPage(app, { host, entry, token }),
    },
    uniqueKey: `waitlist-joined:${entry.id}:${now.toISOString()}`,
  });
}
