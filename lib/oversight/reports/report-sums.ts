import { toMajor } from "@/lib/core/money/money";
import type { Parties } from "./booking-report-store";
import type { DayLosses, DaySales, SaleSums } from "./overview-store";
import type { ReportTotalsWire } from "./report-contract";

export const NOTHING: SaleSums = {
  orders: 0,
  items: 0,
  discounts: 0,
  deliveryFees: 0,
  serviceCharges: 0,
  taxAdded: 0,
  refunds: 0,
  tips: 0,
};

/** The sum of several groups of sales. */
export function addSales(groups: readonly SaleSums[]): SaleSums {
  return groups.reduce(
    (sum, group) => ({
      orders: sum.orders + group.orders,
      items: sum.items + group.items,
      discounts: sum.discounts + group.discounts,
      deliveryFees: sum.deliveryFees + group.deliveryFees,
      serviceCharges: sum.serviceCharges + group.serviceCharges,
      taxAdded: sum.taxAdded + group.taxAdded,
      refunds: sum.refunds + group.refunds,
      tips: sum.tips + group.tips,
    }),
    NOTHING,
  );
}

/** What a group of sales brought before refunds, in minor units. */
export function salesMinor({
  items,
  discounts,
  deliveryFees,
  serviceCharges,
  taxAdded,
}: Omit<SaleSums, "refunds" | "orders" | "tips">): number {
  return items - discounts + deliveryFees + serviceCharges + taxAdded;
}

/** What an order was worth, in major units; null without one. */
export function averageOf(sums: SaleSums, currency: string): number | null {
  return sums.orders === 0 ? null : toMajor(Math.round(salesMinor(sums) / sums.orders), currency);
}

/** Sums of sales in major units, with what follows from them. */
export function saleAmounts(sums: SaleSums, currency: string) {
  const major = (minor: number) => toMajor(minor, currency);
  const sales = salesMinor(sums);
  return {
    orders: sums.orders,
    items: major(sums.items),
    discounts: major(sums.discounts),
    deliveryFees: major(sums.deliveryFees),
    serviceCharges: major(sums.serviceCharges),
    taxAdded: major(sums.taxAdded),
    sales: major(sales),
    refunds: major(sums.refunds),
    net: major(sales - sums.refunds),
    tips: major(sums.tips),
  };
}

const PARTY_COUNTS = [
  "bookings",
  "guests",
  "online",
  "phone",
  "walkIn",
  "noShows",
  "noShowGuests",
  "canceled",
] as const satisfies readonly (keyof Parties)[];

/** The sum of the bookings of several days. */
export function addParties(days: readonly Parties[]): Parties {
  const total = (count: keyof Parties) => days.reduce((sum, day) => sum + day[count], 0);
  return Object.fromEntries(PARTY_COUNTS.map((count) => [count, total(count)])) as Parties;
}

/** The headline figures of a time. */
export function totalsOf(
  read: { sales: readonly DaySales[]; losses: readonly DayLosses[]; parties: readonly Parties[] },
  currency: string,
): ReportTotalsWire {
  const sums = addSales(read.sales);
  const add = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
    rows.reduce((sum, row) => sum + amount(row), 0);
  const { bookings, guests, noShows } = addParties(read.parties);
  return {
    ...saleAmounts(sums, currency),
    average: averageOf(sums, currency),
    late: add(read.sales, ({ late }) => late),
    refused: add(read.losses, ({ refused }) => refused),
    canceled: add(read.losses, ({ canceled }) => canceled),
    lost: toMajor(
      add(read.losses, ({ amount }) => amount),
      currency,
    ),
    bookings,
    guests,
    noShows,
  };
}
