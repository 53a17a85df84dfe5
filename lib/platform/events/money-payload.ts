import { z } from "zod";
import { EventSubject, instant, maybeInstant } from "./payload-parts";

const amount = { amount: z.number(), currency: z.string() };

export const GiftCardPurchased = z.object({
  giftCardId: z.string(),
  pendingId: z.string().describe("The purchase"),
  ...amount,
  purchaserEmail: z.string(),
  purchasedAt: instant,
});

export const GiftCardRedeemed = z.object({
  giftCardId: z.string(),
  orderId: z.string(),
  ...amount,
  redeemedAt: instant,
});

export const Refunded = z.object({
  refundId: z.string(),
  orderId: z.string().optional().describe("Left out where no order is refunded"),
  subject: EventSubject.nullable().describe("Null for a gift card that the restaurant sold itself"),
  purse: z
    .enum(["processor", "gift_card", "cash"])
    .describe("Where the money goes: back through the processor, to the gift card, or over the counter"),
  ...amount,
  status: z.enum(["pending", "succeeded", "failed"]),
  changedAt: instant,
});

export const Disputed = z.object({
  disputeId: z.string(),
  orderId: z.string().nullable().describe("Null where no order was paid for"),
  subject: EventSubject,
  ...amount,
  reason: z.string().describe("As the processor names it"),
  status: z.enum(["open", "won", "lost"]),
  evidenceDueAt: maybeInstant.describe("Until when an answer is heard"),
  withdrawnAt: maybeInstant.describe("When the processor took the money"),
  reinstatedAt: maybeInstant.describe("When the processor gave it back"),
  changedAt: instant,
});

export const PaidOut = z.object({
  payoutId: z.string(),
  subject: EventSubject.nullable().describe("What is paid out; null for what was owed since earlier"),
  orderId: z.string().nullable(),
  ...amount,
  status: z
    .enum(["owed", "pending", "succeeded", "failed"])
    .describe("`owed` waits for the restaurant's account at the processor; a failed one is tried again"),
  failureReason: z.string().nullable(),
  changedAt: instant,
});

export const ReceiptIssued = z.object({
  receiptId: z.string(),
  kind: z.enum(["receipt", "correction"]),
  receiptNumber: z.int().describe("Counts the restaurant's receipts, or its corrections, without gaps"),
  orderId: z.string().nullable(),
  billId: z.string().nullable(),
  correctsId: z.string().nullable().describe("The receipt that it corrects; null for receipts"),
  gross: z.number().describe("Negative for corrections that give money back"),
  tax: z.number(),
  tip: z.number().describe("Not in `gross`"),
  currency: z.string(),
  issuedAt: instant,
});

export const DayClosed = z.object({
  dayId: z.string(),
  drawerId: z.string(),
  drawerName: z.string(),
  businessDate: z.string().describe("The date of the business day"),
  zNumber: z.int().describe("Of the Z report; counts the drawer's closed days without gaps"),
  expected: z.number().describe("Cash that should be in the drawer"),
  counted: z.number(),
  difference: z.number().describe("counted - expected"),
  currency: z.string(),
  openedAt: instant,
  closedAt: instant,
});
