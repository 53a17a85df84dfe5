import type { Bazar } from "bazar-client";
import { check, checkEqual, pause, waitFor } from "../../shared/check.js";
import type { EventInbox } from "../../shared/event-inbox.js";
import type { Restaurant } from "../../shared/open-restaurant.js";
import type { Settings } from "../../shared/settings.js";
import { type Endpoint, replay } from "../../shared/webhook-endpoint.js";
import type { WebhookReceiver } from "../../shared/webhook-receiver.js";
import type { BookingDesk, PortalBooking } from "./booking-desk.js";
import type { RestaurantStaff } from "./play.js";
import { addDays, clockOf, type Offer, type Rules, type TableFinder } from "./table-finder.js";

export interface World {
  bazar: Bazar;
  settings: Settings;
  restaurant: Restaurant;
  staff: RestaurantStaff;
  finder: TableFinder;
  desk: BookingDesk;
  inbox: EventInbox;
  receiver: WebhookReceiver;
  endpoint: Endpoint;
  /** Begins each reference of this run. */
  run: string;
}

/** A day on which a small party and the largest one have several times to choose from. */
export interface Evening {
  small: [Offer, Offer, ...Offer[]];
  large: [Offer, Offer, ...Offer[]];
}

export async function findEvening(
  { finder, restaurant }: World,
  { partySize, daysAhead }: Rules,
  smallParty: number,
): Promise<Evening> {
  const today = clockOf(new Date(), restaurant.timeZone).date;
  for (let day = 2; day <= Math.min(daysAhead, 30); day += 1) {
    const date = addDays(today, day);
    const small = await finder.offersOn(date, smallParty);
    // The larger a party, the fewer tables it fits: some evening the largest has only a few.
    for (let guests = partySize.max; guests > smallParty; guests -= 1) {
      const large = await finder.offersOn(date, guests);
      if (hasTwo(small) && hasTwo(large)) return { small, large };
      if (small.length < 2) break;
    }
  }
  throw new Error("There is no evening with free tables for a small and a large party.");
}

/** Two of the same evening are booked, one of them by a request that is sent three times, two of them at once. */
export async function bookTables({ desk, run }: World, { small }: Evening): Promise<PortalBooking[]> {
  const [first, second] = small;
  const [ada, twin] = await Promise.all([
    desk.book(`${run}-ada`, "Ada", first),
    desk.book(`${run}-ada`, "Ada", first),
  ]);
  const again = await desk.book(`${run}-ada`, "Ada", first);
  check(ada.booking !== null, "an offered table could not be booked");
  checkEqual(twin.booking?.reservationId, ada.booking.reservationId, "a request sent twice at once");
  checkEqual(again.booking?.reservationId, ada.booking.reservationId, "a repeated request");
  const bob = await desk.book(`${run}-bob`, "Bob", second);
  const cleo = await desk.book(`${run}-cleo`, "Cleo", first);
  check(bob.booking !== null && cleo.booking !== null, "an offered table could not be booked");
  return [ada.booking, bob.booking, cleo.booking];
}

/** The guest changes and cancels; between reading and changing the restaurant has moved the booking itself. */
export async function changeAndCancel(world: World, cleo: PortalBooking, { small }: Evening): Promise<void> {
  const { desk, staff } = world;
  const [first, second] = small;
  const last = small.at(-1) ?? second;
  const seen = await desk.read(cleo.reference);
  await staff.move(cleo.reservationId, second);
  checkEqual(
    await desk.change(cleo.reference, last, seen.etag),
    "changed_meanwhile",
    "a change on an old state",
  );
  checkEqual(cleo.timeSlot, second.timeSlot, "the time to which the restaurant moved the booking");
  const present = await desk.read(cleo.reference);
  checkEqual(await desk.change(cleo.reference, first, present.etag), "done", "a change on the present state");
  checkEqual(cleo.timeSlot, first.timeSlot, "the time that the guest wanted");

  await desk.cancel(cleo.reference);
  await desk.cancel(cleo.reference);
  checkEqual(
    (await desk.read(cleo.reference)).reservation.status,
    "canceled",
    "a booking that its guest canceled",
  );
}

/** Somebody takes the last table between the offer and the booking: 409, and other times are offered. */
export async function meetSoldOut(world: World, { large }: Evening): Promise<PortalBooking> {
  const { desk, staff, run } = world;
  const [wanted] = large;
  const regulars = await staff.fill(wanted);
  try {
    const refused = await desk.book(`${run}-dora`, "Dora", wanted);
    check(refused.booking === null, "a table was booked that others have");
    const [next] = refused.offers;
    check(next !== undefined, "no other time was offered");
    check(
      !refused.offers.some(({ date, timeSlot }) => date === wanted.date && timeSlot === wanted.timeSlot),
      "the time that is sold out was offered",
    );
    const { booking } = await desk.book(`${run}-dora-2`, "Dora", next);
    check(booking !== null, "the next time that was offered could not be booked");
    await staff.setStatus(booking.reservationId, "canceled");
    await waitFor(
      () => booking.status === "canceled",
      "the restaurant's cancellation, by reservation.canceled",
    );
    return booking;
  } finally {
    for (const id of regulars) await staff.setStatus(id, "canceled");
  }
}

/**
 * What happens at the door: one party is moved, seated and goes, another stays away. Meanwhile we are down for a
 * while.
 */
export async function followEvening(
  world: World,
  [ada, bob]: [PortalBooking, PortalBooking],
  { small }: Evening,
): Promise<number | null> {
  const { staff, receiver, inbox, desk } = world;
  const [, second] = small;
  const later = small.at(-1) ?? second;
  await staff.move(ada.reservationId, later);
  await waitFor(() => ada.timeSlot === later.timeSlot, "the move, by reservation.updated");
  await staff.setStatus(ada.reservationId, "seated");
  await waitFor(() => ada.status === "seated", "the seating, by reservation.updated");

  await receiver.close();
  const downSince = new Date();
  await staff.setStatus(ada.reservationId, "finished");
  await staff.setStatus(bob.reservationId, "no_show");
  await pause(1_500);
  checkEqual(bob.status, "booked", "a booking while we were down");
  await receiver.open();
  await inbox.catchUp();
  checkEqual(ada.told.slice(-2).join(), "seated,finished", "what Ada's booking went through");
  checkEqual(bob.status, "no_show", "a booking whose guests stayed away");
  checkEqual(new Set(ada.told).size, ada.told.length, "repeats told to Ada");

  const { endpoint, bazar, settings } = world;
  if (endpoint.id === null) return null;
  const told = [...desk.bookings.values()].map((each) => each.told.length).join();
  const { repeats } = inbox.counts;
  const queued = await replay(bazar, {
    tenant: settings.tenant,
    endpointId: endpoint.id,
    from: downSince,
    to: new Date(),
  });
  check(queued >= 2, `a replay of two changes queued ${queued} deliveries`);
  await waitFor(() => inbox.counts.repeats >= repeats + 2, "the deliveries of the replay");
  checkEqual(
    [...desk.bookings.values()].map((each) => each.told.length).join(),
    told,
    "what a replay told guests",
  );
  return queued;
}

function hasTwo(offers: Offer[]): offers is [Offer, Offer, ...Offer[]] {
  return offers.length >= 2;
}
