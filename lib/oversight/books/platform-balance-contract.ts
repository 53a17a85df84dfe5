import { z } from "zod";
import { BALANCE_PROBLEMS } from "@/lib/payments/platform-balance/balance-comparison";
import { ALARM_KINDS } from "@/lib/payments/platform-balance/platform-alarm";

const instant = z.iso.datetime();
const amount = z.number();

const Currency = z.object({
  currency: z.string(),
  available: amount,
  pending: amount,
  owed: z.object({
    escrow: amount.describe("Paid and not released"),
    giftCards: amount.describe(
      "What holders of gift cards can spend of money that came through the processor",
    ),
    refundsDue: amount,
    payouts: amount.describe("Released and not transferred yet"),
    total: amount,
  }),
  needed: amount.describe(
    "What has to be available for what is owed; held money that is pending with its own payment is left out",
  ),
  free: amount.describe("What can be paid out to the platform's bank; negative when too little is available"),
  way: z
    .object({
      ledger: amount.describe("What the ledger of all restaurants has at the processor"),
      conversion: amount.describe("Money that settled in another currency, after its conversion"),
      fees: amount,
      payouts: amount,
      topups: amount,
      adjustments: amount,
      underWay: amount.describe("On one side already, in transit to the other"),
      difference: amount,
    })
    .describe("The way from the ledger to the balance: the lines add up to available and pending"),
  period: z
    .object({
      platformFees: amount,
      processorFees: amount.describe(
        "For payments, disputes and conversion, and what the processor charges by itself",
      ),
      net: amount,
    })
    .describe("Fees of the last 30 days"),
});

const Finding = z.object({
  key: z.string().describe("Kind and id of the movement as in the ledger, or the processor's transaction"),
  problem: z.enum(BALANCE_PROBLEMS),
  currency: z.string(),
  ledger: amount.nullable(),
  processor: amount.nullable(),
  createdAt: instant.nullable(),
  restaurant: z.object({ slug: z.string(), name: z.string() }).nullable(),
  orderId: z.string().nullable(),
  orderNumber: z.string().nullable(),
});
export type BalanceFindingWire = z.input<typeof Finding>;

export const PlatformBalance = z
  .object({
    checkedAt: instant.nullable().describe("When the account was last checked; null before the first time"),
    comparedAt: instant.nullable().describe("When the balance was last compared with the books"),
    readUntil: instant
      .nullable()
      .describe("Up to when the processor's transactions are read; null while the first reading lasts"),
    payoutInterval: z
      .string()
      .nullable()
      .describe("When the processor pays out to the platform's bank by itself; `manual` is never"),
    alarms: z.array(z.object({ kind: z.enum(ALARM_KINDS), since: instant })),
    currencies: z.array(Currency),
    findings: z.array(Finding).describe("What the last comparison could not match"),
    reports: z
      .array(
        z.object({
          at: instant,
          differences: z.array(z.object({ currency: z.string(), amount })),
          findings: z.int(),
        }),
      )
      .describe("The last comparisons, newest first"),
  })
  .meta({ id: "PlatformBalance" });
export type PlatformBalanceWire = z.input<typeof PlatformBalance>;
export type PlatformCurrencyWire = z.input<typeof Currency>;
