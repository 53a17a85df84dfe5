import { createHash } from "node:crypto";
import { addDays, localDate, weekdayOf } from "@/lib/core/time/zone";
import type { Reservation } from "@/lib/service/reservations/reservation";
import { offeredSlots, type Slot, type SlotRules } from "@/lib/service/reservations/slots";
import { demoId } from "@/prisma/seed/seed-ids";
import type { Guest } from "./guests";
import { createRandom, type Random } from "./random";
import { later, type Scene } from "./scene";
import { wordsIn } from "./words";

/** A party that sits at a table and orders there. */
export type SeatedParty = { tableId: string; guestCount: number; seatedAt: Date; leavesAt: Date };

type BookingRow = Omit<Reservation, "tables" | "deposit"> & { tenantId: string; live: boolean };

/** Bookings of an ordinary Thursday, by restaurant. */
const BOOKINGS: Readonly<Record<string, number>> = { luigi: 13, sakura: 8, taco: 9 };
const WEEKDAY_SHARE = {
  monday: 0.7,
  tuesday: 0.75,
  wednesday: 0.9,
  thursday: 1,
  friday: 1.5,
  saturday: 1.7,
  sunday: 1.25,
} as const;
/** How full the days ahead are already: less, the farther away. */
const DAYS_AHEAD = 21;
const PARTIES = [
  [2, 46],
  [1, 6],
  [3, 12],
  [4, 22],
  [5, 6],
  [6, 6],
  [8, 2],
] as const;

type Diary = Scene & {
  guests: readonly Guest[];
  /** Gets everybody who sat down. */
  seat: (party: SeatedParty) => void;
  policy: SlotRules;
  tables: readonly { id: string; seats: number; combinableWith: string[] }[];
  today: string;
};

/** Books the room of one restaurant, from the first day to three weeks ahead: who came, stayed away and canceled. */
export function bookTables(scene: Scene, parts: Pick<Diary, "guests" | "seat">): void {
  const { restaurant, firstDay, end } = scene;
  const { slug, timeZone, reservations } = restaurant;
  const diary: Diary = {
    ...scene,
    ...parts,
    policy: {
      serviceHours: restaurant.openingHours.reservation,
      slotIntervalMinutes: reservations.slotIntervalMinutes,
      durationMinutes: () => reservations.slotLengthMinutes,
      blockedDates: [],
      leadMinutes: 0,
      daysAhead: 365,
      partyMin: reservations.minPartySize,
      partyMax: reservations.maxPartySize,
    },
    tables: restaurant.tables.map(({ name, seats }) => ({
      id: demoId("tbl", slug, name),
      seats,
      combinableWith: [],
    })),
    today: localDate(end, timeZone),
  };
  const last = addDays(diary.today, Math.min(DAYS_AHEAD, reservations.daysAhead));
  for (let date = firstDay; date <= last; date = addDays(date, 1)) bookOn(diary, date);
}

function bookOn(diary: Diary, date: string): void {
  const { restaurant, policy, tables, today } = diary;
  const { slug, timeZone } = restaurant;
  const random = createRandom(`${slug}/${date}/bookings`);
  const ahead = date > today ? daysBetween(today, date) : 0;
  const filled = ahead === 0 ? 1 : Math.max(0.08, 0.8 - ahead / 18);
  const wanted =
    (BOOKINGS[slug] ?? 0) * WEEKDAY_SHARE[weekdayOf(date)] * filled * (0.8 + 0.4 * random.next());
  const taken: { tableIds: string[]; start: Date; end: Date }[] = [];
  const midnight = new Date(`${addDays(date, -1)}T00:00:00Z`);
  for (let left = Math.round(wanted); left > 0; left--) {
    const [party] = random.pickBy(PARTIES, ([, share]) => share);
    const question = { policy, tables, bookings: taken, date, party, now: midnight, zone: timeZone };
    const slots = offeredSlots(question);
    if (slots.length === 0) continue;
    const slot = random.pickBy(slots, ({ time }) => (time >= "19:00" && time <= "21:00" ? 4 : 1));
    const booking = book(diary, slot, party, random);
    if (booking.status !== "canceled")
      taken.push({ tableIds: slot.tableIds, start: slot.start, end: slot.end });
  }
}

function book(diary: Diary, slot: Slot, guestCount: number, random: Random): BookingRow {
  const { rows, ids, tenantId, restaurant, end, guests } = diary;
  const { start, end: slotEnd } = slot;
  const source = random.pickBy(SOURCES, ([, share]) => share)[0];
  const isWalkIn = source === "walk_in" && start <= end;
  const guest = random.pickBy(guests, ({ weight }) => weight);
  const hoursBefore = 2 + 240 * random.next() ** 3;
  const createdAt = isWalkIn
    ? start
    : new Date(
        Math.min(
          later(start, { hours: -hoursBefore }).getTime(),
          later(end, { minutes: -random.between(5, 2000) }).getTime(),
        ),
      );
  const booking: BookingRow = {
    tenantId,
    id: ids.id("rsv", createdAt),
    status: "booked",
    source: isWalkIn ? "walk_in" : source === "walk_in" ? "phone" : source,
    startsAt: start,
    endsAt: slotEnd,
    live: true,
    guestCount,
    customerName: isWalkIn ? "" : guest.name,
    customerEmail: source === "online" ? guest.email : null,
    customerPhone: isWalkIn ? null : guest.phone,
    specialRequests:
      !isWalkIn && random.chance(0.15) ? random.pick(wordsIn(restaurant.country).requests) : null,
    note: null,
    locale: isWalkIn ? restaurant.locales[0] : guest.locale,
    cancelTokenHash: createHash("sha256").update(ids.token(43)).digest("hex"),
    createdAt,
    remindedAt: null,
    heldUntil: null,
    seatedAt: null,
    finishedAt: null,
    noShowAt: null,
    canceledAt: null,
    canceledBy: null,
  };
  settle(diary, booking, slot, { isWalkIn, random });
  const { id: reservationId, startsAt, endsAt, live } = booking;
  rows.reservation.push(booking);
  for (const tableId of slot.tableIds)
    rows.reservationTable.push({ tenantId, reservationId, tableId, startsAt, endsAt, live });
  return booking;
}

/** How it went, as far as it has come. */
function settle(
  diary: Diary,
  booking: BookingRow,
  slot: Slot,
  { isWalkIn, random }: { isWalkIn: boolean; random: Random },
): void {
  const { end, seat } = diary;
  const { startsAt, createdAt } = booking;
  const canceledAt = new Date(
    createdAt.getTime() + (startsAt.getTime() - createdAt.getTime()) * random.next(),
  );
  if (!isWalkIn && random.chance(0.08) && canceledAt <= end) {
    const canceledBy = random.chance(0.85) ? "customer" : "restaurant";
    return void Object.assign(booking, { status: "canceled", canceledAt, canceledBy, live: false });
  }
  const noShowAt = later(startsAt, { minutes: 30 });
  if (!isWalkIn && random.chance(0.045) && noShowAt <= end)
    return void Object.assign(booking, { status: "no_show", noShowAt, live: false });
  const seatedAt = later(startsAt, { minutes: isWalkIn ? 0 : random.between(-4, 11) });
  if (seatedAt > end) return;
  const leavesAt = later(startsAt, { minutes: random.between(58, 88) });
  Object.assign(booking, { status: "seated", seatedAt });
  const [tableId] = slot.tableIds;
  if (tableId) seat({ tableId, guestCount: booking.guestCount, seatedAt, leavesAt });
  if (leavesAt <= end) Object.assign(booking, { status: "finished", finishedAt: leavesAt, live: false });
}

const SOURCES = [
  ["online", 68],
  ["phone", 22],
  ["walk_in", 10],
] as const;

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
