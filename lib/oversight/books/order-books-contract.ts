import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { EscrowReview } from "@/lib/oversight/escrow-review/escrow-review-contract";
import { ACCOUNTS, type Account } from "@/lib/payments/ledger/movement";
import { PaymentAttempt } from "@/lib/payments/payments/attempt-contract";
import { ANSWER_STATES } from "@/lib/payments/processor/dispute-evidence";
import { BALANCE_TYPES, MOVEMENT_PURSES } from "@/lib/payments/statement/balance-transaction";
import { DISPUTE_STATES, PAYMENT_STATES, TRANSFER_STATES } from "@/lib/payments/subject/money-states";
import { RefundWire } from "@/lib/service/orders/order-contract";
import { FoundOrder } from "@/lib/service/orders/views/order-search-contract";

const instant = z.iso.datetime();
const account = z.enum(Object.keys(ACCOUNTS) as [Account, ...Account[]]);

export const OrderBooksParams = z.object({ orderId: IdParam });

/** What the order's rows and the ledger both say; each is one line of the comparison. */
export const COMPARED = [
  "captured",
  "gift_card",
  "refunded",
  "gift_card_returned",
  "disputed",
  "held",
  "paid_out",
] as const;

const OrderPayment = z.object({
  id: z.string(),
  state: z.enum(PAYMENT_STATES),
  amount: z.number(),
  captured: z.number(),
  refunded: z.number().describe("Refunds made or in progress"),
  disputed: z.number().describe("Cannot be refunded while banks dispute it"),
  method: z.string().nullable().describe("As the processor calls it"),
  intentId: z.string().nullable().describe("The processor's"),
  attempts: z.array(PaymentAttempt).describe("Tries that the guest's bank refused, the oldest first"),
  createdAt: instant,
  settledAt: instant.nullable(),
});

const OrderRefund = z.object({
  id: z.string(),
  amount: z.number(),
  purse: RefundWire.shape.purse,
  status: RefundWire.shape.status,
  reason: z.string(),
  actor: z.enum(["customer", "restaurant", "platform", "system"]),
  failureReason: z.string().nullable(),
  processorRefundId: z.string().nullable(),
  giftCardId: z.string().nullable(),
  fromPayout: z.number().describe("What is taken back from the restaurant's payout for it"),
  createdAt: instant,
  settledAt: instant.nullable(),
});

const OrderTransfer = z.object({
  id: z.string(),
  amount: z.number(),
  reversed: z.number(),
  status: z.enum(TRANSFER_STATES),
  failureReason: z.string().nullable(),
  refusals: z.int().describe("How often the processor has refused it"),
  returnOf: z.string().nullable().describe("The failed refund or won dispute that is paid out again"),
  processorTransferId: z.string().nullable(),
  sent: z
    .object({ currency: z.string(), amount: z.number() })
    .nullable()
    .describe("What was sent, where the payment had settled in another currency"),
  createdAt: instant,
  settledAt: instant.nullable(),
});

const OrderDispute = z.object({
  id: z.string(),
  state: z.enum(DISPUTE_STATES),
  reason: z.string(),
  amount: z.number(),
  taken: z.boolean().describe("The money has left the books, and has not come back"),
  evidenceDueAt: instant.nullable(),
  answer: z
    .enum(ANSWER_STATES)
    .nullable()
    .describe("The status of the restaurant's answer; null before it is started"),
  processorDisputeId: z.string(),
  createdAt: instant,
  closedAt: instant.nullable(),
});

const BookedMovement = z.object({
  id: z.string(),
  type: z.enum(BALANCE_TYPES),
  purse: z.enum(MOVEMENT_PURSES).nullable(),
  key: z.string().describe("What makes a second movement of the same cause impossible"),
  createdAt: instant,
  entries: z.array(
    z.object({
      account,
      debit: z.number(),
      credit: z.number(),
      balance: z.number().describe("Of the order's account after it: debits less credits"),
    }),
  ),
});

const AccountSum = z.object({
  account,
  debit: z.number(),
  credit: z.number(),
  balance: z.number().describe("Debits less credits"),
});

/** All money of one order: what its rows say, every entry of the ledger, and whether both agree. */
export const OrderBooks = z
  .object({
    order: FoundOrder,
    escrow: EscrowReview,
    restaurant: z.object({
      slug: z.string(),
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      timeZone: z.string(),
      feePercent: z.number().describe("The platform's fee today"),
    }),
    refundable: z.number().describe("The most that can be refunded through the processor now"),
    fee: z.number().describe("The platform's fee on this order, before the processor's"),
    processorFees: z
      .array(z.object({ currency: z.string(), amount: z.number() }))
      .describe("The processor's fee to the platform, in the currency that it settled in"),
    net: z
      .number()
      .nullable()
      .describe(
        "What is left of the fee for the platform; null where the processor settled in another currency",
      ),
    payments: z.array(OrderPayment),
    refunds: z.array(OrderRefund).describe("The oldest first"),
    transfers: z.array(OrderTransfer).describe("The oldest first"),
    disputes: z.array(OrderDispute).describe("The oldest first"),
    movements: z.array(BookedMovement).describe("As they were booked, the oldest first"),
    accounts: z.array(AccountSum).describe("Sums of all entries, as the ledger itself adds them up"),
    comparison: z.array(
      z.object({ what: z.enum(COMPARED), order: z.number(), books: z.number(), equal: z.boolean() }),
    ),
    balanced: z.boolean().describe("Debits equal credits, and the order's rows agree with the ledger"),
  })
  .meta({ id: "OrderBooks" });
export type OrderBooksWire = z.input<typeof OrderBooks>;
