import { readRadius } from "@/components/dashboard/settings/delivery-form";
import { isRange } from "@/components/dashboard/settings/hours/hours-form";
import { readAmountText } from "@/components/data/amount-text";
import type { BodyOf } from "@/components/data/api";
import { WEEKDAYS } from "@/lib/core/time/zone";
import type { ServiceHours } from "@/lib/restaurant/hours/opening-hours";

/** The second step as it is edited; numbers are text until they are sent. */
export interface ServiceForm {
  hours: ServiceHours;
  pickup: boolean;
  delivery: boolean;
  /** In kilometres; "" is no limit. */
  radius: string;
  fee: string;
  bookings: boolean;
  /** How many tables there are, by their seats. */
  tables: { two: number; four: number; six: number };
  cash: boolean;
  card: boolean;
}

export type ServiceProblem = "hours" | "nothing" | "radius" | "fee" | "payment" | "tables";

const SEATS = { two: 2, four: 4, six: 6 } as const;

/** What is wrong, or nothing; the first is shown where it is. */
export function serviceProblem(form: ServiceForm, currency: string): ServiceProblem | null {
  const ranges = WEEKDAYS.flatMap((day) => form.hours.weekly[day]);
  if (ranges.length === 0 || !ranges.every(isRange)) return "hours";
  if (!form.pickup && !form.delivery && !form.bookings) return "nothing";
  if (form.delivery && readRadius(form.radius) === undefined) return "radius";
  if (form.delivery && readAmountText(form.fee || "0", currency) === null) return "fee";
  if (form.bookings && newTables(form).length === 0) return "tables";
  // Cards open only once the restaurant's account is verified.
  return (form.pickup || form.delivery) && !form.cash ? "payment" : null;
}

const CLOSED: ServiceHours["weekly"] = {
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
  sunday: [],
};

/** The settings that the form stands for: one week for everything that is offered. */
export function serviceSettings(form: ServiceForm, currency: string): BodyOf<"updateSettings"> {
  const { hours } = form;
  return {
    openingHours: {
      pickup: hours,
      delivery: hours,
      reservation: form.bookings ? hours : { ...hours, weekly: CLOSED },
    },
    pickupEnabled: form.pickup,
    deliveryEnabled: form.delivery,
    ...(form.delivery && {
      deliveryRadiusKm: readRadius(form.radius) ?? null,
      deliveryFee: readAmountText(form.fee || "0", currency) ?? 0,
    }),
    paymentMethods: { cash: form.cash, card: form.card },
  };
}

export function newTables({
  bookings,
  tables,
}: ServiceForm): { name: string; seats: number; position: number }[] {
  if (!bookings) return [];
  const seats = (Object.keys(SEATS) as (keyof typeof SEATS)[]).flatMap((size) =>
    Array.from({ length: tables[size] }, () => SEATS[size]),
  );
  return seats.map((count, index) => ({ name: String(index + 1), seats: count, position: index }));
}
