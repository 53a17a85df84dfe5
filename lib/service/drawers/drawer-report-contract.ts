import { z } from "zod";
import { toMajor } from "@/lib/core/money/money";
import { TaxLineWire, toPercent } from "@/lib/restaurant/tax/tax-contract";
import { ORDER_CHANNELS } from "@/lib/service/orders/order-channel";
import { CASH_DIRECTIONS, type DrawerDay } from "./drawer";
import { DrawerDayWire, drawerDayToWire } from "./drawer-day-contract";
import type { DrawerReport } from "./drawer-report";

export const TAKING_CHANNELS = [...ORDER_CHANNELS, "bill", "deposit", "gift_card"] as const;

const sum = { amount: z.number(), count: z.int() };

export const DrawerReportWire = z
  .object({
    takings: z.object({
      ...sum,
      tips: z.number().describe("Of the amount"),
      back: z.number().describe("What went back, negative; the amount is less it"),
    }),
    channels: z.array(z.object({ channel: z.enum(TAKING_CHANNELS), ...sum })),
    ways: z.array(
      z.object({
        method: z.enum(["cash", "external"]),
        type: z.string().nullable().describe("One of the restaurant's `externalMethods`; null for cash"),
        ...sum,
        tips: z.number(),
        back: z.number(),
      }),
    ),
    members: z.array(
      z.object({
        userId: z.string().nullable(),
        name: z.string().nullable().describe("Null for what the platform itself booked"),
        ...sum,
        cash: z.number(),
        tips: z.number(),
      }),
    ),
    taxes: z.array(TaxLineWire).describe("Of the receipts, less their corrections"),
    receipts: z.object({
      count: z.int(),
      corrections: z.int(),
      gross: z.number().describe("Without tips"),
      tips: z.number(),
    }),
    bridge: z
      .object({
        otherwise: z.number().describe("Of the receipts: paid online or by gift card"),
        ahead: z.number().describe("Taken for what has no receipt yet, or whose receipt is another day's"),
        elsewhere: z.number().describe("Of the receipts: taken on other days or in other drawers"),
        deposits: z.number(),
        giftCards: z.number(),
      })
      .describe(
        "takings.amount = receipts.gross + receipts.tips - otherwise + ahead - elsewhere + deposits + giftCards",
      ),
    movements: z.array(
      z.object({
        direction: z.enum(CASH_DIRECTIONS),
        amount: z.number(),
        reason: z.string(),
        by: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
    cash: z.object({
      float: z.number(),
      taken: z.number(),
      in: z.number(),
      out: z.number(),
      expected: z.number().describe("float + taken + in - out"),
    }),
  })
  .meta({ id: "DrawerReport" });
export type DrawerReportWire = z.output<typeof DrawerReportWire>;

export const DrawerDayWithReport = z
  .object({
    day: DrawerDayWire,
    report: DrawerReportWire.nullable().describe(
      "An X report of an open day, the Z report of a closed one; null where staff count blind and the day is open",
    ),
  })
  .meta({ id: "DrawerDayWithReport" });
export type DrawerDayWithReport = z.output<typeof DrawerDayWithReport>;

export function dayWithReportToWire(day: DrawerDay, report: DrawerReport | null): DrawerDayWithReport {
  return { day: drawerDayToWire(day), report: report && drawerReportToWire(report, day.currency) };
}

function drawerReportToWire(report: DrawerReport, currency: string): DrawerReportWire {
  const major = (minor: number) => toMajor(minor, currency);
  const { takings, receipts, bridge, cash } = report;
  const sumOf = ({ amountMinor, count }: { amountMinor: number; count: number }) => ({
    amount: major(amountMinor),
    count,
  });
  return {
    takings: { ...sumOf(takings), tips: major(takings.tipMinor), back: major(takings.backMinor) },
    channels: report.channels.map(({ channel, ...row }) => ({ channel, ...sumOf(row) })),
    ways: report.ways.map(({ method, type, tipMinor, backMinor, ...row }) => ({
      ...{ method, type, ...sumOf(row), tips: major(tipMinor), back: major(backMinor) },
    })),
    members: report.members.map(({ userId, name, cashMinor, tipMinor, ...row }) => ({
      ...{ userId, name, ...sumOf(row), cash: major(cashMinor), tips: major(tipMinor) },
    })),
    taxes: report.taxes.map(({ name, bps, netMinor, taxMinor, grossMinor }) => ({
      ...{ name, rate: toPercent(bps), net: major(netMinor), tax: major(taxMinor), gross: major(grossMinor) },
    })),
    receipts: {
      ...{ count: receipts.count, corrections: receipts.corrections },
      ...{ gross: major(receipts.grossMinor), tips: major(receipts.tipMinor) },
    },
    bridge: {
      otherwise: major(bridge.otherwiseMinor),
      ahead: major(bridge.aheadMinor),
      elsewhere: major(bridge.elsewhereMinor),
      deposits: major(bridge.depositsMinor),
      giftCards: major(bridge.giftCardsMinor),
    },
    movements: report.movements.map(({ amountMinor, ...movement }) => ({
      ...movement,
      amount: major(amountMinor),
    })),
    cash: {
      ...{ float: major(cash.floatMinor), taken: major(cash.takenMinor), in: major(cash.inMinor) },
      ...{ out: major(cash.outMinor), expected: major(cash.expectedMinor) },
    },
  };
}
