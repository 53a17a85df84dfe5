import { type Bazar, type components, dataOf } from "bazar-client";

export type Rules = components["schemas"]["ReservationConfig"];

/** A time that the restaurant offers to a party: only these are booked, for a key is not bound by its rules. */
export interface Offer {
  readonly date: string;
  readonly timeSlot: string;
  readonly guestCount: number;
}

export class TableFinder {
  constructor(
    private readonly bazar: Bazar,
    private readonly tenant: string,
  ) {}

  rules(): Promise<Rules> {
    return dataOf(
      this.bazar.GET("/api/public/{tenantId}/reservation/config", {
        params: { path: { tenantId: this.tenant } },
      }),
    );
  }

  async offersOn(date: string, guestCount: number): Promise<Offer[]> {
    const { slots } = await dataOf(
      this.bazar.GET("/api/public/{tenantId}/reservation/availability", {
        params: { path: { tenantId: this.tenant }, query: { date, guestCount } },
      }),
    );
    return slots.map((timeSlot) => ({ date, timeSlot, guestCount }));
  }

  /** The times nearest to the one that was wanted, of that day and the days after it. */
  async nearest(wanted: Offer, count: number, daysAhead: number): Promise<Offer[]> {
    const found: Offer[] = [];
    for (let day = 0; day <= daysAhead && found.length < count; day += 1) {
      const offers = await this.offersOn(addDays(wanted.date, day), wanted.guestCount);
      offers.sort((a, b) => distance(a, wanted) - distance(b, wanted));
      found.push(...offers);
    }
    return found.slice(0, count);
  }
}

function distance(offer: Offer, wanted: Offer): number {
  return Math.abs(minutesOf(offer.timeSlot) - minutesOf(wanted.timeSlot));
}

function minutesOf(timeSlot: string): number {
  const [hours = 0, minutes = 0] = timeSlot.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Of calendar days, which have no time zone. */
export function addDays(date: string, days: number): string {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** Date and time at the restaurant of an instant. */
export function clockOf(at: Date, timeZone: string): { date: string; timeSlot: string } {
  const [date = "", timeSlot = ""] = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  })
    .format(at)
    .split(" ");
  return { date, timeSlot };
}
