import type { HourReportWire } from "@/lib/oversight/reports/report-contract";

type Hour = HourReportWire["hours"][number];

export type HourMap = {
  /** Every hour from the first with an order to the last, gaps included. */
  hours: number[];
  cell(weekday: number, hour: number): { orders: number; net: number; strength: number };
};

/** Lays out sales by weekday and hour; `strength` is a cell's part of the strongest, 0 to 1. */
export function hourMap(hours: readonly Hour[]): HourMap {
  const known = new Map(hours.map((hour) => [`${hour.weekday} ${hour.hour}`, hour]));
  const most = Math.max(1, ...hours.map(({ orders }) => orders));
  const first = Math.min(...hours.map(({ hour }) => hour));
  const last = Math.max(...hours.map(({ hour }) => hour));
  return {
    hours: hours.length === 0 ? [] : Array.from({ length: last - first + 1 }, (_, index) => first + index),
    cell(weekday, hour) {
      const { orders = 0, net = 0 } = known.get(`${weekday} ${hour}`) ?? {};
      return { orders, net, strength: orders / most };
    },
  };
}
