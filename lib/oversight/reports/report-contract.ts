import { z } from "zod";
import { FormatQuery } from "@/lib/core/csv/format-contract";
import { DayInput } from "@/lib/core/time/time-contract";
import { PAID_METHODS } from "@/lib/payments/payments/payment-method";
import { countDays, MOST_REPORT_DAYS } from "./report-range";

const RANGE = {
  from: DayInput.describe("First day, in the restaurant's time zone"),
  to: DayInput.describe(`Last day, included; at most ${MOST_REPORT_DAYS} days in all`),
};

function rangeOf<Shape extends typeof RANGE>(fields: z.ZodObject<Shape>) {
  return fields.refine(
    (query) => {
      const days = countDays(query as z.output<z.ZodObject<typeof RANGE>>);
      return days >= 1 && days <= MOST_REPORT_DAYS;
    },
    { path: ["to"], message: `must be ${MOST_REPORT_DAYS} days or fewer from \`from\`, and not before it` },
  );
}

export const ReportQuery = rangeOf(z.object({ ...RANGE, ...FormatQuery.shape }));
export type ReportQuery = z.output<typeof ReportQuery>;

export const OverviewQuery = rangeOf(
  z.object({
    ...RANGE,
    ...FormatQuery.shape,
    compare: z
      .literal("previous")
      .optional()
      .describe(
        "Adds the same number of days before; when the range ends today, up to the same time of day as now",
      ),
  }),
);
export type OverviewQuery = z.output<typeof OverviewQuery>;

export const head = {
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string().describe("The zone of all days and hours"),
  currency: z.string(),
};

const amounts = {
  orders: z.int().describe("Orders and table bills, placed or opened in this time; a canceled one is none"),
  items: z.number().describe("Dishes at the prices of the menu"),
  discounts: z.number(),
  deliveryFees: z.number(),
  taxAdded: z.number().describe("Tax on top of the prices; 0 where prices contain their tax"),
  serviceCharges: z.number().describe("0 where the restaurant has none"),
  sales: z
    .number()
    .describe("items - discounts + deliveryFees + serviceCharges + taxAdded, gift cards' part included"),
  refunds: z.number().describe("What of these sales went back, or is on its way, whenever that was"),
  net: z.number().describe("sales - refunds"),
  tips: z.number().describe("What guests gave on top and did not get back; part of no other figure"),
};

const ReportTotals = z
  .object({
    ...amounts,
    average: z.number().nullable().describe("sales / orders, rounded; null without orders"),
    late: z.int().describe("Orders that were ready (pickup) or delivered after the promised time"),
    refused: z.int().describe("Orders that the restaurant rejected"),
    canceled: z.int(),
    lost: z.number().describe("What the refused and canceled orders would have brought"),
    bookings: z.int().describe("Parties whose booking began in this time, canceled ones left out"),
    guests: z.int().describe("Guests of these bookings"),
    noShows: z.int(),
  })
  .meta({ id: "ReportTotals" });
export type ReportTotalsWire = z.input<typeof ReportTotals>;

export const CHANNELS = ["pickup", "delivery", "table"] as const;
export const REPORT_METHODS = [...PAID_METHODS, "gift_card", "unpaid"] as const;

export const ReportOverview = z
  .object({
    ...head,
    totals: ReportTotals,
    previous: z
      .object({ from: z.iso.date(), to: z.iso.date(), until: z.iso.datetime(), totals: ReportTotals })
      .nullable()
      .describe("Null unless asked for; `until` is the instant at which it ends"),
    days: z
      .array(z.object({ day: z.iso.date(), ...amounts, late: z.int(), refused: z.int(), canceled: z.int() }))
      .describe("Every day of the range, in order"),
    channels: z.array(z.object({ channel: z.enum(CHANNELS), ...amounts })),
    payments: z
      .array(
        z.object({
          method: z.enum(REPORT_METHODS).describe("`unpaid` is what is still open on table bills"),
          taken: z.number(),
          refunded: z.number(),
          net: z.number().describe("taken - refunded; all of them add up to the net of the totals"),
        }),
      )
      .describe("How the sales were paid; an order partly paid by gift card is in two rows"),
  })
  .meta({ id: "ReportOverview" });
export type ReportOverviewWire = z.input<typeof ReportOverview>;

export const HourReport = z
  .object({
    ...head,
    hours: z
      .array(
        z.object({
          weekday: z.int().min(1).max(7).describe("1 is Monday"),
          hour: z.int().min(0).max(23),
          orders: z.int(),
          net: z.number(),
        }),
      )
      .describe("Hours with an order, in order; by the time at which it was placed"),
  })
  .meta({ id: "HourReport" });
export type HourReportWire = z.input<typeof HourReport>;
