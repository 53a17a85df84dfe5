import { boundaryInstant, weekdayOf } from "@/lib/core/time/zone";
import { isOpenAt } from "@/lib/restaurant/hours/opening-hours";
import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import type { Random } from "./random";

/** How a restaurant's week and day go. Shares by weekday are of an ordinary Thursday. */
type Demand = {
  /** Orders on an ordinary Thursday. */
  orders: number;
  weekdays: Readonly<Record<ReturnType<typeof weekdayOf>, number>>;
  /** From an hour on, how busy it is until the next one. */
  hours: readonly (readonly [hour: number, share: number])[];
  deliveryShare: number;
};

const DEMAND: Readonly<Record<string, Demand>> = {
  luigi: {
    orders: 49,
    weekdays: {
      monday: 0.82,
      tuesday: 0.86,
      wednesday: 0.94,
      thursday: 1,
      friday: 1.36,
      saturday: 1.55,
      sunday: 1.24,
    },
    hours: [
      [11, 2],
      [12, 10],
      [13, 11],
      [14, 4],
      [15, 1],
      [18, 5],
      [19, 16],
      [20, 21],
      [21, 13],
      [22, 5],
      [23, 0],
    ],
    deliveryShare: 0.52,
  },
  sakura: {
    orders: 50,
    weekdays: {
      monday: 0,
      tuesday: 0.85,
      wednesday: 0.95,
      thursday: 1,
      friday: 1.4,
      saturday: 1.45,
      sunday: 1.2,
    },
    hours: [
      [11, 3],
      [12, 9],
      [13, 9],
      [14, 4],
      [15, 0],
      [17, 3],
      [18, 12],
      [19, 18],
      [20, 17],
      [21, 9],
      [22, 2],
      [23, 0],
    ],
    deliveryShare: 0.45,
  },
  taco: {
    orders: 55,
    weekdays: {
      monday: 0.8,
      tuesday: 1.22,
      wednesday: 0.92,
      thursday: 1,
      friday: 1.4,
      saturday: 1.5,
      sunday: 1.05,
    },
    hours: [
      [0, 3],
      [2, 0],
      [8, 4],
      [10, 3],
      [11, 9],
      [12, 13],
      [13, 9],
      [14, 4],
      [17, 9],
      [18, 15],
      [19, 15],
      [20, 10],
      [21, 7],
      [22, 5],
      [23, 4],
    ],
    deliveryShare: 0.48,
  },
};

type Arrival = { at: Date; type: "pickup" | "delivery" };

/**
 * When the orders of a day come in, in order: about so many as its weekday brings, in the hours in which people are hungry
 * and the restaurant takes orders of the kind. `progress` goes from 0 on the first day to 1 on the last: business grows.
 */
export function arrivalsOn(
  date: string,
  restaurant: DemoRestaurant,
  { random, progress }: { random: Random; progress: number },
): Arrival[] {
  const demand = DEMAND[restaurant.slug];
  if (!demand) return [];
  const mood = 0.88 + 0.24 * random.next();
  const expected = demand.orders * demand.weekdays[weekdayOf(date)] * (0.93 + 0.14 * progress) * mood;
  const arrivals: Arrival[] = [];
  for (let left = Math.round(expected); left > 0; left--) {
    const [from] = random.pickBy(demand.hours, ([, share]) => share);
    const seconds = from * 3600 + random.between(0, 3599);
    const minute = boundaryInstant(date, Math.floor(seconds / 60), restaurant.timeZone);
    const at = new Date(minute.getTime() + (seconds % 60) * 1000 + random.between(0, 999));
    const isOpen = (service: Arrival["type"]) =>
      isOpenAt(restaurant.openingHours[service], at, restaurant.timeZone);
    const wanted: Arrival["type"] = random.chance(demand.deliveryShare) ? "delivery" : "pickup";
    const type = isOpen(wanted) ? wanted : isOpen("pickup") ? "pickup" : null;
    if (type) arrivals.push({ at, type });
  }
  return arrivals.sort((a, b) => a.at.getTime() - b.at.getTime());
}
