import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { denominationsOf } from "@/lib/core/money/denominations";
import { toMajor } from "@/lib/core/money/money";
import { parseTime, timeText } from "@/lib/core/time/zone";
import type { Drawer, DrawerDay, DrawerOutside, DrawerRules } from "./drawer";
import { DrawerDayWire, drawerDayToWire } from "./drawer-day-contract";
import { MAX_DAY_END_MINUTES, MAX_DRAWER_MEMBERS, MAX_DRAWER_NAME_LENGTH } from "./drawer-limits";

export const DrawerParams = z.object({ tenantId: TenantParam, drawerId: IdParam });

const drawerFields = {
  name: z.string().trim().min(1).max(MAX_DRAWER_NAME_LENGTH),
  printerId: IdParam.nullable().describe(
    "The printer that its reports are printed on, and that opens it when cash is taken",
  ),
  memberIds: z
    .array(IdParam)
    .max(MAX_DRAWER_MEMBERS)
    .describe(
      "Whose takings go into it: a waiter's purse, a second till. The main drawer has none and gets all others'",
    ),
};

const Outside = z
  .object({ since: z.iso.datetime(), count: z.int(), cash: z.number(), external: z.number() })
  .meta({ id: "TakingsOutsideDrawer" });

export const DrawerWire = z
  .object({
    id: z.string(),
    ...drawerFields,
    isMain: z.boolean(),
    lastZNumber: z.int().describe("Of its last Z report; 0 before the first"),
    openDay: DrawerDayWire.nullable(),
    isOverdue: z.boolean().describe("Whether its open day is of an earlier business day"),
    outside: Outside.nullable().describe(
      "What was taken for it since it was closed last, or in this business day before its first opening; null while it is open",
    ),
  })
  .meta({ id: "Drawer" });
export type DrawerWire = z.output<typeof DrawerWire>;

export const DrawerSettings = z
  .object({
    dayEndsAt: z
      .string()
      .refine((text) => (parseTime(text) ?? Number.NaN) <= MAX_DAY_END_MINUTES, "must be from 00:00 to 11:59")
      .describe(
        "When a business day ends, by the restaurant's clocks: `04:00` counts the night to the evening before",
      ),
    countsBlind: z
      .boolean()
      .describe(
        "Whether staff count a drawer without being told what is to be in it; managers see it always",
      ),
  })
  .meta({ id: "DrawerSettings", example: { dayEndsAt: "04:00", countsBlind: false } });
export type DrawerSettings = z.output<typeof DrawerSettings>;

const Values = z.array(z.number());

export const DrawerList = z
  .object({
    drawers: z.array(DrawerWire).describe("The main one first; none before the first opening"),
    settings: DrawerSettings,
    businessDate: z.string().describe("Which business day it is, YYYY-MM-DD"),
    currency: z.string(),
    denominations: z
      .object({ coins: Values, notes: Values })
      .describe("What to count by, in major units; empty for a currency whose coins are not known"),
    firstOutside: Outside.nullable().describe(
      "What was taken in this business day, while there is no drawer at all",
    ),
  })
  .meta({ id: "DrawerList" });
export type DrawerList = z.output<typeof DrawerList>;

export const CreateDrawerRequest = z
  .object({
    name: drawerFields.name,
    printerId: drawerFields.printerId.default(null),
    memberIds: drawerFields.memberIds.default([]),
  })
  .meta({ id: "CreateDrawerRequest" });
export type CreateDrawerRequest = z.output<typeof CreateDrawerRequest>;

export const UpdateDrawerRequest = z.object(drawerFields).partial().meta({ id: "UpdateDrawerRequest" });
export type UpdateDrawerRequest = z.output<typeof UpdateDrawerRequest>;

export function outsideToWire(
  outside: DrawerOutside | null,
  currency: string,
): z.output<typeof Outside> | null {
  return (
    outside && {
      since: outside.since.toISOString(),
      count: outside.count,
      cash: toMajor(outside.cashMinor, currency),
      external: toMajor(outside.externalMinor, currency),
    }
  );
}

export function drawerToWire(
  drawer: Drawer,
  facts: { day: DrawerDay | null; outside: DrawerOutside | null; businessDate: string; currency: string },
): DrawerWire {
  const { id, name, isMain, printerId, memberIds, zNumber } = drawer;
  const { day, outside, businessDate, currency } = facts;
  return {
    ...{ id, name, isMain, printerId, memberIds, lastZNumber: zNumber },
    openDay: day && drawerDayToWire(day),
    isOverdue: day !== null && day.businessDate < businessDate,
    outside: outsideToWire(outside, currency),
  };
}

export function settingsToWire({ dayEndsMinutes, countsBlind }: DrawerRules): DrawerSettings {
  return { dayEndsAt: timeText(dayEndsMinutes), countsBlind };
}

export function denominationsToWire(currency: string): DrawerList["denominations"] {
  const { coins, notes } = denominationsOf(currency);
  const major = (minor: number) => toMajor(minor, currency);
  return { coins: coins.map(major), notes: notes.map(major) };
}
