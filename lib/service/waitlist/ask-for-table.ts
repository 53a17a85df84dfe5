import { inboxOf } from "@/lib/core/contact/inbox";
import { fail } from "@/lib/core/errors/app-error";
import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepAnswer } from "@/lib/platform/idempotency/answer-once";
import { waitlistLimit, waitlistMailboxLimit } from "@/lib/platform/rate-limit/limits";
import { takeForEmail } from "@/lib/platform/rate-limit/take-for-email";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { newCancelToken } from "@/lib/service/reservations/cancel-token";
import { findOnlineSlots } from "@/lib/service/reservations/find-online-slots";
import {
  getReservationHost,
  type ReservationHost,
} from "@/lib/service/reservations/reservation-policy-store";
import { lastWantedStart } from "./last-wanted-start";
import { queueJoined } from "./queue-joined";
import { requestToken } from "./request-link";
import { insertRequest, lockEvening } from "./request-store";
import type { AskForTableRequest } from "./waitlist-contract";
import type { TableRequest } from "./waitlist-entry";

type AskForTableInput = {
  tenant: ShopTenant;
  request: AskForTableRequest;
  locale: string;
  clientAddress: string;
};

/**
 * Puts a guest on the list for a fully booked day (ADR 088), and emails the link of the request. An address that is on
 * the list already gets the link again and the same answer, which so tells nobody who waits. Throws SLOT_UNAVAILABLE,
 * TABLE_AVAILABLE, WAITLIST_CLOSED and RATE_LIMITED.
 */
export async function askForTable(app: App, { tenant, request, locale, clientAddress }: AskForTableInput) {
  const { id: tenantId } = tenant;
  const { date, earliest, latest, guestCount, ...guest } = request;
  await app.limiter.take(waitlistLimit, [tenantId, clientAddress]);
  await takeForEmail(app, waitlistMailboxLimit, { within: [], email: inboxOf(guest.customerEmail) });
  const answer = await inTransaction(app.db, async (tx) => {
    const now = app.clock.now();
    const host = await getReservationHost(tx, { tenantId });
    const offer = await findOnlineSlots(tx, { host, date, party: guestCount, now });
    const until = lastWantedStart(offer, { earliest, latest });
    const { token, hash } = newCancelToken();
    const asked: TableRequest = {
      ...guest,
      id: newId("wtl"),
      status: "asked",
      guestCount,
      note: null,
      locale,
      quotedMinutes: null,
      quoteReason: null,
      reservationId: null,
      offerUntil: null,
      tokenHash: hash,
      createdAt: now,
      closedAt: null,
      wanted: { date, earliest, latest, until },
    };
    const known = await putOnList(tx, { host, asked });
    await queueJoined(app, tx, {
      host,
      entry: known ?? asked,
      token: known ? requestToken(app, known) : token,
      now,
    });
    const taken = { date, earliest, latest, guestCount };
    keepAnswer(taken);
    return taken;
  });
  app.live.announce(tenantId);
  return answer;
}

/** The request that the address has open for that evening; null where this one is now on the list. */
async function putOnList(
  tx: Tx,
  { host, asked }: { host: ReservationHost; asked: TableRequest },
): Promise<TableRequest | null> {
  const { tenantId, policy } = host;
  if (!policy.onlineWaitlist)
    return fail("WAITLIST_CLOSED", "The restaurant has no online waitlist. Call the restaurant.");
  await lockEvening(tx, { tenantId, date: asked.wanted.date });
  const outcome = await insertRequest(tx, { tenantId, asked });
  if (outcome === "full")
    return fail("WAITLIST_CLOSED", "The waitlist for this evening is full. Choose another day.");
  return outcome === "added" ? null : outcome;
}
