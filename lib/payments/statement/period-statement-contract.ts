import { z } from "zod";
import { FormatQuery } from "@/lib/core/csv/format-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { DayInput } from "@/lib/core/time/time-contract";
import { BALANCE_TYPES, MOVEMENT_PURSES } from "./balance-transaction";

const range = z.object({
  from: DayInput.describe("First day, in the restaurant's time zone"),
  to: DayInput.describe("Last day, included"),
}).shape;

export const StatementQuery = inOrder(z.object({ ...range, ...FormatQuery.shape }));
export const StatementSheetQuery = inOrder(z.object(range));
export type StatementDays = z.output<typeof StatementSheetQuery>;

const Standing = z.object({
  held: z.number().describe("Paid by customers and not released yet"),
  available: z.number().describe("Released and not paid out yet; negative when the restaurant owes"),
  balance: z.number().describe("held + available"),
});

export const StatementLine = z
  .object({
    type: z.enum(BALANCE_TYPES),
    purse: z.enum(MOVEMENT_PURSES).nullable(),
    count: z.int().describe("How many balance transactions"),
    gross: z.number(),
    fee: z.number(),
    net: z.number(),
    held: z.number().describe("What is held changed by this"),
    available: z.number().describe("What the restaurant can dispose of changed by this"),
  })
  .meta({ id: "StatementLine" });

export const Statement = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    timeZone: z.string().describe("The zone of the days"),
    currencies: z
      .array(
        z.object({
          currency: z.string(),
          opening: Standing.describe("At the beginning of the first day"),
          lines: z.array(StatementLine),
          closing: Standing.describe("At the end of the last day: opening and the sums of all lines"),
        }),
      )
      .describe("The restaurant's currency first, and others in which something was booked"),
  })
  .meta({ id: "Statement" });
export type StatementWire = z.input<typeof Statement>;
