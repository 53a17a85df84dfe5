import { setImmediate as nextTurn } from "node:timers/promises";
import type { z } from "zod";
import { REFUSAL_REASONS } from "@/lib/core/errors/refusal-reasons";
import { mintTenantId, type TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { coalesce } from "@/lib/platform/db/coalesce";
import { perDb } from "@/lib/platform/db/per-db";
import { createBulkhead } from "@/lib/platform/http/bulkhead";
import { type DayRoom, offerOf, readDayRoom, type SlotOffer } from "./find-online-slots";
import type { Availability } from "./reservation-contract";
import { listReservationHosts, type ReservationHost } from "./reservation-policy-store";

type Answer = z.input<typeof Availability>;

/** A restaurant's day as it was read, and what is answered about it, by party size. */
type Day = { host: ReservationHost; date: string; room: DayRoom; answers: Map<number, Promise<Answer>> };

const dayOf = (tenantId: TenantId, date: string) => `${tenantId} ${date}`;

/**
 * Strangers can ask about many days of large rooms at once: few are read at the same time, and only one is searched
 * before others have a turn.
 */
const reading = createBulkhead(2);
const searching = createBulkhead(1);

/** Those who ask at the same moment share what is read, and what is answered. */
const days = perDb((db) =>
  coalesce(async (names) => {
    const asked = names.map((name) => name.split(" ") as [tenantId: string, date: string]);
    const tenantIds = [...new Set(asked.map(([tenantId]) => mintTenantId(tenantId)))];
    const hosts = await listReservationHosts(db.sql, { tenantIds });
    const read = asked.map(async ([tenantId, date]): Promise<[string, Day] | null> => {
      const host = hosts.find((one) => one.tenantId === tenantId);
      if (!host) return null;
      const room = await reading.run(() => readDayRoom(db.sql, { host, date }));
      return [dayOf(host.tenantId, date), { host, date, room, answers: new Map() }];
    });
    return new Map((await Promise.all(read)).filter((day) => day !== null));
  }),
);

/**
 * Specification, Reservations: the times "HH:mm" of a date at which a party can book, in order; where there are none,
 * why.
 */
export async function listAvailableSlots(
  app: App,
  { tenantId, date, party }: { tenantId: TenantId; date: string; party: number },
): Promise<Answer> {
  const day = await days(app.db)(dayOf(tenantId, date));
  if (!day) throw new Error(`There is no tenant ${tenantId}.`);
  const answer = day.answers.get(party) ?? searchInTurn(day, { party, now: app.clock.now() });
  day.answers.set(party, answer);
  return answer;
}

function searchInTurn(day: Day, asked: { party: number; now: Date }): Promise<Answer> {
  return searching.run(async () => {
    await nextTurn();
    return answerOf(day, asked);
  });
}

function answerOf(day: Day, asked: { party: number; now: Date }): Answer {
  const offer = offerOf({ ...day, ...asked });
  const isAskable = offer.reason === "FULLY_BOOKED" && day.host.policy.onlineWaitlist;
  return { ...availabilityOf(offer), takenTimes: isAskable ? offer.starts().map(({ time }) => time) : [] };
}

/** The offered slots as guests see them. */
export function availabilityOf({ slots, reason }: SlotOffer): Answer {
  return {
    slots: slots.map(({ time }) => time),
    takenTimes: [],
    reason,
    message: reason && REFUSAL_REASONS.SLOT_UNAVAILABLE[reason],
  };
}
