import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { MAX_AMOUNT_MAJOR, toMajor } from "@/lib/core/money/money";
import { pageCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { nextCursor } from "@/lib/core/paging/page-query-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { DayInput } from "@/lib/core/time/time-contract";
import { CASH_DIRECTIONS, type DrawerDay } from "./drawer";
import { MAX_CASH_REASON_LENGTH, MAX_CLOSING_NOTE_LENGTH, MAX_PIECES } from "./drawer-limits";

export const DrawerDayParams = z.object({ tenantId: TenantParam, dayId: IdParam });

const Count = z.object({
  value: z.number().positive().max(MAX_AMOUNT_MAJOR).describe("Of the coin or note, in major units"),
  pieces: z.int().min(0).max(MAX_PIECES),
});

const member = z.string().nullable().describe("Their name; null for a member who is gone");

export const DrawerDayWire = z
  .object({
    id: z.string(),
    drawerId: z.string(),
    drawerName: z.string(),
    businessDate: z.string().describe("The business day in which it was opened, YYYY-MM-DD"),
    currency: z.string(),
    float: z.number(),
    openedAt: z.iso.datetime(),
    openedBy: member,
    zNumber: z
      .int()
      .nullable()
      .describe("Counts from 1 without gaps in each drawer; null while it is open, like all that follows"),
    closedAt: z.iso.datetime().nullable(),
    closedBy: member,
    expected: z.number().nullable().describe("The cash that was to be in the drawer"),
    counted: z.number().nullable(),
    difference: z.number().nullable().describe("Counted less expected: negative where cash is missing"),
    counts: z.array(Count).nullable().describe("By coin and note, where it was counted so"),
    note: z.string().nullable(),
  })
  .meta({ id: "DrawerDay" });
export type DrawerDayWire = z.output<typeof DrawerDayWire>;

const amount = z.number().min(0).max(MAX_AMOUNT_MAJOR);

export const OpenDayRequest = z
  .object({
    float: amount.describe("The cash in the drawer, in major units"),
    includesEarlier: z
      .boolean()
      .default(true)
      .describe(
        "Whether what was taken since the drawer was closed last belongs to this day; the float is without it then",
      ),
  })
  .meta({ id: "OpenDrawerDayRequest" });
export type OpenDayRequest = z.output<typeof OpenDayRequest>;

export const MoveCashRequest = z
  .object({
    direction: z.enum(CASH_DIRECTIONS),
    amount: z.number().positive().max(MAX_AMOUNT_MAJOR),
    reason: z.string().trim().min(1).max(MAX_CASH_REASON_LENGTH),
  })
  .meta({ id: "MoveCashRequest", example: { direction: "out", amount: 12.5, reason: "Milk" } });
export type MoveCashRequest = z.output<typeof MoveCashRequest>;

export const CloseDayRequest = z
  .object({
    dayId: IdParam.describe("The day that is counted, so that a page of yesterday closes no other"),
    counted: amount.nullish().describe("The cash in the drawer, in major units, unless `counts` says it"),
    counts: z.array(Count).min(1).max(40).nullish().describe("The same by coin and note"),
    note: z
      .string()
      .trim()
      .max(MAX_CLOSING_NOTE_LENGTH)
      .nullish()
      .transform((text) => text || null),
  })
  .refine(({ counted, counts }) => (counted == null) !== (counts == null), {
    path: ["counted"],
    message: "must be given, or counts, and not both",
  })
  .meta({
    id: "CloseDrawerDayRequest",
    example: { dayId: "drd_01jd0000000000000000000000", counted: 412.5 },
  });
export type CloseDayRequest = z.output<typeof CloseDayRequest>;

export const PrintDayRequest = z
  .object({ printerId: IdParam.nullish().describe("Left out for the drawer's own printer") })
  .meta({ id: "PrintDrawerDayRequest" });

export const DrawerDaysQuery = inOrder(
  z.object({
    drawerId: IdParam.optional(),
    from: DayInput.optional().describe("First business day"),
    to: DayInput.optional().describe("Last business day, included"),
    cursor: pageCursor("drd"),
    limit: pageLimit(100, 30),
  }),
);
export type DrawerDaysQuery = z.output<typeof DrawerDaysQuery>;

export const DrawerDayList = z
  .object({ days: z.array(DrawerDayWire), nextCursor })
  .meta({ id: "DrawerDayList" });

/** A day as it goes over the wire. */
export function drawerDayToWire(day: DrawerDay): DrawerDayWire {
  const { id, drawerId, drawerName, businessDate, currency, floatMinor, openedAt, openedByName } = day;
  const major = (minor: number) => toMajor(minor, currency);
  const base = { id, drawerId, drawerName, businessDate, currency, float: major(floatMinor) };
  const opened = { openedAt: openedAt.toISOString(), openedBy: openedByName };
  if (day.closedAt === null)
    return {
      ...{ ...base, ...opened, zNumber: null, closedAt: null, closedBy: null, expected: null },
      ...{ counted: null, difference: null, counts: null, note: null },
    };
  return {
    ...{ ...base, ...opened, zNumber: day.zNumber, note: day.note },
    ...{ closedAt: day.closedAt.toISOString(), closedBy: day.closedByName },
    expected: major(day.expectedMinor),
    counted: major(day.countedMinor),
    difference: major(day.countedMinor - day.expectedMinor),
    counts: day.counts?.map(({ valueMinor, pieces }) => ({ value: major(valueMinor), pieces })) ?? null,
  };
}
