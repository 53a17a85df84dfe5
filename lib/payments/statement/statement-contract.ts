import { z } from "zod";
import { FormatQuery, WholeFileQuery } from "@/lib/core/csv/format-contract";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { CalendarDay } from "@/lib/core/time/time-contract";
import { TRANSFER_STATES } from "@/lib/payments/subject/money-states";
import { BALANCE_TYPES, MOVEMENT_PURSES } from "./balance-transaction";
import { BillId, OrderId, Reference, Subject } from "./subject-contract";

const days = {
  from: CalendarDay.optional().describe("First day, in the restaurant's time zone"),
  to: CalendarDay.optional().describe("Last day, included, in the restaurant's time zone"),
};

const MoneyQuery = PageQuery.extend({ ...WholeFileQuery.shape, ...days });
export const PayoutsQuery = inOrder(MoneyQuery);
export type PayoutsQuery = z.output<typeof PayoutsQuery>;
export const TransactionsQuery = inOrder(
  MoneyQuery.extend({
    type: z.enum(BALANCE_TYPES).optional().describe("Only transactions of this type"),
  }),
);
export type TransactionsQuery = z.output<typeof TransactionsQuery>;
export const ItemsQuery = FormatQuery;
export const PayoutParams = z.object({ tenantId: z.string(), payoutId: z.string().max(64) });

export const BalanceTransaction = z
  .object({
    id: z.string(),
    type: z.enum(BALANCE_TYPES),
    description: z.string().describe("A stable key for translations, such as `balance.charge.gift_card`"),
    purse: z.enum(MOVEMENT_PURSES).nullable(),
    gross: z.number().describe("net + fee"),
    fee: z.number().describe("What the platform keeps; it is booked with the release"),
    net: z.number().describe("What the whole balance changes by: held + available"),
    held: z.number().describe("What is held for the restaurant changes by this"),
    available: z.number().describe("What the restaurant can dispose of changes by this"),
    currency: z.string(),
    subject: Subject,
    reference: Reference,
    orderId: OrderId,
    billId: BillId,
    sourceId: z.string().nullable().describe("The refund, dispute, payout or gift card that it is about"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "BalanceTransaction" });
export type BalanceTransactionWire = z.input<typeof BalanceTransaction>;

export const BalanceTransactionList = z
  .object({ transactions: z.array(BalanceTransaction), nextCursor })
  .meta({ id: "BalanceTransactionList" });

export const Balance = z
  .object({
    balances: z.array(
      z.object({
        currency: z.string(),
        held: z.number().describe("Paid by customers and not released yet"),
        available: z.number().describe("Released and not paid out yet, payouts under way included"),
        debt: z.number().describe("What the restaurant owes; kept from its next payouts"),
        underway: z.number().describe("Of what is available, in payouts that are not confirmed yet"),
        paidOut: z.number().describe("Payouts that arrived, less what was taken back from them"),
        fees: z.number().describe("What the platform has kept in all"),
        giftCards: z.number().describe("What holders of gift cards can still spend"),
      }),
    ),
  })
  .meta({ id: "Balance" });
export type BalanceWire = z.input<typeof Balance>;

export const Payout = z
  .object({
    id: z.string(),
    amount: z.number(),
    reversed: z.number().describe("What was taken back from it for refunds"),
    currency: z.string(),
    status: z
      .enum(TRANSFER_STATES)
      .describe("`owed` waits for the restaurant's account; `failed` is retried automatically"),
    failureReason: z.string().nullable(),
    subject: Subject.describe("What it was begun for; null for what was owed since earlier"),
    reference: Reference,
    orderId: OrderId,
    billId: BillId,
    createdAt: z.iso.datetime(),
    paidAt: z.iso.datetime().nullable().describe("When the restaurant's account had it"),
  })
  .meta({ id: "Payout" });
export type PayoutWire = z.input<typeof Payout>;

export const PayoutList = z.object({ payouts: z.array(Payout), nextCursor }).meta({ id: "PayoutList" });

export const PayoutItem = z
  .object({
    transactionId: z.string().describe("The balance transaction that credited or took the money"),
    type: z.enum(BALANCE_TYPES),
    gross: z.number(),
    fee: z.number(),
    net: z
      .number()
      .describe("In this payout; negative for what was kept back. All items add up to the payout"),
    giftCard: z.number().describe("What of gross a gift card had paid; the processor took the rest"),
    purse: z
      .enum(MOVEMENT_PURSES)
      .describe("Where it came from or went back to: `gift_card` when a gift card had paid all of it"),
    of: z.number().describe("The whole credit; more than net when other payouts or debts took a part of it"),
    currency: z.string(),
    subject: Subject,
    reference: Reference,
    orderId: OrderId,
    billId: BillId,
    sourceId: z.string().nullable(),
    lines: z
      .array(
        z.object({
          line: z.int().nullable().describe("Position of the order's line; null for the delivery fee"),
          name: z.string(),
          quantity: z.int(),
          net: z.number(),
        }),
      )
      .describe("net shared out by the prices of the order's lines and its delivery fee; they add up to net"),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: "PayoutItem" });
export type PayoutItemWire = z.input<typeof PayoutItem>;

export const PayoutItemList = z
  .object({ payoutId: z.string(), items: z.array(PayoutItem) })
  .meta({ id: "PayoutItemList" });
