import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { newId } from "@/lib/core/ids/ids";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { takeOutsideEmail } from "@/lib/restaurant/tenancy/take-outside-email";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import { stayMinutes } from "@/lib/service/reservations/reservation-policy";
import { getReservationHost } from "@/lib/service/reservations/reservation-policy-store";
import { listRoomTables, listTakenTables } from "@/lib/service/reservations/room-store";
import { quoteWait } from "./quote-wait";
import { type JoinWaitlistRequest, type WaitlistEntryWire, waitlistEntry } from "./waitlist-contract";
import type { WaitlistEntry } from "./waitlist-entry";
import { insertEntry } from "./waitlist-store";

const QUOTE_MS = 24 * 60 * 60 * 1000;

/**
 * Puts a party at the door on the waitlist, with the time that it will wait as things are. Throws RESTAURANT_DRAFT and
 * RATE_LIMITED where the party has an address, to which an offer would be emailed.
 */
export async function joinWaitlist(
  app: App,
  { tenantId, request }: { tenantId: TenantId; request: JoinWaitlistRequest },
): Promise<WaitlistEntryWire> {
  const { customerEmail: mailbox } = request;
  if (mailbox) await takeOutsideEmail(app, { tenantId, kind: "guestEmails", mailbox });
  return inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const host = await getReservationHost(tx, { tenantId });
    const { guestCount } = request;
    const told = request.quotedMinutes;
    const quote =
      told === undefined
        ? quoteWait({
            tables: await listRoomTables(tx, { tenantId }),
            bookings: await listTakenTables(tx, {
              tenantId,
              from: now,
              to: new Date(now.getTime() + QUOTE_MS),
            }),
            party: guestCount,
            stayMinutes: stayMinutes(host.policy, guestCount),
            now,
          })
        : { minutes: told, reason: null };
    const entry: WaitlistEntry = {
      id: newId("wtl"),
      status: "waiting",
      guestCount,
      customerName: request.customerName,
      customerEmail: request.customerEmail ?? null,
      customerPhone: request.customerPhone,
      note: request.note,
      locale: request.locale ?? host.locales[0] ?? DEFAULT_LOCALE,
      quotedMinutes: quote.minutes,
      quoteReason: quote.reason,
      reservationId: null,
      offerUntil: null,
      // Nobody has this token: the first offer brings the first link.
      tokenHash: newCancelToken().hash,
      createdAt: now,
      closedAt: null,
      wanted: null,
    };
    await insertEntry(tx, { tenantId, entry });
    const answer = waitlistEntry(entry);
    keepAnswer(answer);
    return answer;
  });
}
