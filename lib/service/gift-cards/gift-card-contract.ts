import { z } from "zod";
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH } from "@/lib/core/contact/contact";
import { EmailInput } from "@/lib/core/contact/contact-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { idCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { DayInput, InstantInput } from "@/lib/core/time/time-contract";
import { UpdatedSince, updatedThrough } from "@/lib/core/time/updated-since-contract";
import { type PaidMoney, WrongPayment, wrongPayment } from "@/lib/payments/payments/wrong-payment-contract";
import { REFUND_STATES } from "@/lib/payments/subject/money-states";
import { MAX_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { TakeAtTillBody } from "@/lib/payments/till/till-payment-contract";
import { EmailQuery } from "@/lib/people/customers/contact-query-contract";
import { formatGiftCardCode } from "./gift-card-code";
import { MAX_ISSUED, MAX_MESSAGE_LENGTH } from "./gift-card-limits";
import { endingOfGiftCardCode } from "./sealed-gift-card-code";

const PAGE_SIZE = 100;

export const GiftCardPurchaseParams = z.object({ tenantId: TenantParam, pendingId: IdParam });

const optional = <S extends z.ZodType>(schema: S) => schema.nullish().transform((value) => value ?? null);
const text = (length: number) => optional(z.string().trim().max(length)).transform((value) => value || null);
const Amount = z
  .number()
  .positive()
  .describe(
    "In major units: from 5 to 500 in euros, dollars and the like, round amounts of about that worth in other currencies",
  );

export const PurchaseGiftCardBody = z.object({
  amount: Amount,
  purchaserEmail: EmailInput,
  recipientEmail: optional(EmailInput).describe("The card goes to the purchaser if omitted"),
  recipientName: text(MAX_NAME_LENGTH),
  message: text(MAX_MESSAGE_LENGTH),
});
export type PurchaseGiftCardBody = z.output<typeof PurchaseGiftCardBody>;

export const PendingGiftCard = z
  .object({
    pendingId: z.string(),
    amount: z.number(),
    clientSecret: z.string().optional().describe("Only when the restaurant takes cards online"),
  })
  .meta({ id: "PendingGiftCard" });
export type PendingGiftCard = z.output<typeof PendingGiftCard>;

export const GiftCardLookupBody = z.object({ code: z.string().min(1).max(100) });

export const EraseGiftCardBody = z
  .object({
    email: z.string().max(MAX_EMAIL_LENGTH).describe("The email that the card was bought with or sent to"),
    card: z.string().min(1).max(100).describe("The card's code, or the pendingId of its purchase"),
  })
  .meta({ id: "EraseGiftCard" });
export type EraseGiftCardBody = z.output<typeof EraseGiftCardBody>;

export const GiftCardBalance = z
  .object({
    code: z.string(),
    balance: z.number(),
    currency: z.string(),
    expiresAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "GiftCardBalance" });
export type GiftCardBalance = z.output<typeof GiftCardBalance>;

export const IssueGiftCardBody = z.object({
  amount: z.number().positive().max(MAX_ISSUED).describe("In major units"),
  expiresAt: z
    .union([DayInput, InstantInput])
    .nullish()
    .transform((value) => value ?? null)
    .describe("A date without a time includes that day, in the restaurant's time zone"),
  payment: TakeAtTillBody.nullish()
    .transform((payment) => payment ?? null)
    .describe(
      "How the restaurant took its price itself; null where it gives the card away, or takes it elsewhere",
    ),
});
export const ConfirmGiftCardBody = z
  .object({
    payment: TakeAtTillBody.nullish()
      .transform((payment) => payment ?? null)
      .describe("How the restaurant took its price itself; null where it takes it elsewhere"),
  })
  .prefault({})
  .meta({ id: "ConfirmGiftCardBody" });
export type IssueGiftCardBody = z.output<typeof IssueGiftCardBody>;

export const GiftCardEntryWire = z.object({
  id: z.string(),
  kind: z.enum(["issue", "redeem", "return", "expire", "refund"]),
  amount: z.number().describe("Negative when the balance goes down"),
  orderId: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

const GiftCardFields = z.object({
  id: z.string(),
  codeEnding: z.string().describe("The last four characters of the code; the whole code is as good as cash"),
  currency: z.string(),
  initialAmount: z.number(),
  balance: z.number(),
  active: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
  purchaserEmail: z.string().nullable(),
  recipientEmail: z.string().nullable(),
  recipientName: z.string().nullable(),
  message: z.string().nullable(),
  createdAt: z.iso.datetime(),
  entries: z.array(GiftCardEntryWire).describe("Oldest first; they sum to the balance"),
});

export const GiftCardWire = GiftCardFields.meta({ id: "GiftCard" });
export type GiftCardWire = z.output<typeof GiftCardWire>;

export const IssuedGiftCard = GiftCardFields.extend({ code: z.string() }).meta({ id: "IssuedGiftCard" });
export type IssuedGiftCard = z.output<typeof IssuedGiftCard>;

export const GiftCardParams = z.object({ tenantId: TenantParam, giftCardId: IdParam });

export const RefundGiftCardBody = z
  .object({ reason: z.string().trim().min(1).max(MAX_REASON_LENGTH) })
  .meta({ id: "GiftCardRefundRequest" });

export const GiftCardRefundWire = z
  .object({
    refundId: z.string(),
    giftCardId: z.string(),
    amount: z.number(),
    status: z
      .enum(REFUND_STATES)
      .describe("Pending until the processor confirms; the card is valid again when it fails"),
    paidThrough: z
      .enum(["processor", "restaurant"])
      .describe("A restaurant that took the money itself refunds it itself"),
  })
  .meta({ id: "GiftCardRefund" });
export type GiftCardRefundWire = z.output<typeof GiftCardRefundWire>;

export const PendingPurchaseWire = z.object({
  pendingId: z.string(),
  amount: z.number(),
  currency: z.string(),
  purchaserEmail: z.string(),
  recipientEmail: z.string().nullable(),
  recipientName: z.string().nullable(),
  paidOnline: z.boolean().describe("The card is issued automatically when the online payment arrives"),
  wrongPayment: WrongPayment.nullable().describe(
    "An online payment of another amount or currency than was asked for: it was refunded at once, and there is no other",
  ),
  createdAt: z.iso.datetime(),
});

export const GiftCardListQuery = z.object({
  email: EmailQuery.describe("Bought from or sent to exactly this email address"),
  updatedSince: UpdatedSince,
  cursor: idCursor("gft"),
  limit: pageLimit(PAGE_SIZE),
});
export type GiftCardListQuery = z.output<typeof GiftCardListQuery>;

export const GiftCardList = z
  .object({
    giftCards: z.array(GiftCardWire).describe("Newest first"),
    pending: z.array(PendingPurchaseWire).describe("The newest purchases that wait for their payment"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
    updatedThrough,
  })
  .meta({ id: "GiftCardList" });
export type GiftCardList = z.output<typeof GiftCardList>;

type GiftCardRow = {
  id: string;
  code: string | null;
  codeEnding: string | null;
  currency: string;
  initialMinor: number;
  balanceMinor: number;
  active: boolean;
  expiresAt: Date | null;
  purchaserEmail: string | null;
  recipientEmail: string | null;
  recipientName: string | null;
  message: string | null;
  createdAt: Date;
  entries: {
    id: string;
    kind: z.output<typeof GiftCardEntryWire>["kind"];
    amountMinor: number;
    orderId: string | null;
    createdAt: Date;
  }[];
};

/** A card as lists and reports show it, without its code. */
export function giftCardToWire(row: GiftCardRow): GiftCardWire {
  return {
    id: row.id,
    codeEnding: endingOfGiftCardCode(row),
    currency: row.currency,
    initialAmount: toMajor(row.initialMinor, row.currency),
    balance: toMajor(row.balanceMinor, row.currency),
    active: row.active,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    purchaserEmail: row.purchaserEmail,
    recipientEmail: row.recipientEmail,
    recipientName: row.recipientName,
    message: row.message,
    createdAt: row.createdAt.toISOString(),
    entries: row.entries.map(({ id, kind, amountMinor, orderId, createdAt }) => ({
      id,
      kind,
      amount: toMajor(amountMinor, row.currency),
      orderId,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** A card for whoever has just issued or confirmed it, with its whole code. */
export function issuedGiftCardToWire(row: GiftCardRow, code: string): IssuedGiftCard {
  return { ...giftCardToWire(row), code: formatGiftCardCode(code) };
}

type PurchaseRow = {
  id: string;
  amountMinor: number;
  currency: string;
  purchaserEmail: string;
  recipientEmail: string | null;
  recipientName: string | null;
  payment: PaidMoney | null;
  createdAt: Date;
};

export function pendingPurchaseToWire(row: PurchaseRow): z.output<typeof PendingPurchaseWire> {
  const wrong = wrongPayment(row.payment);
  return {
    pendingId: row.id,
    amount: toMajor(row.amountMinor, row.currency),
    currency: row.currency,
    purchaserEmail: row.purchaserEmail,
    recipientEmail: row.recipientEmail,
    recipientName: row.recipientName,
    paidOnline: row.payment !== null && wrong === null,
    wrongPayment: wrong,
    createdAt: row.createdAt.toISOString(),
  };
}
