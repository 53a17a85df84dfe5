import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { MAX_AMOUNT_MAJOR, toMajor } from "@/lib/core/money/money";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";
import { idCursors, nextIds, pageLimit } from "@/lib/core/paging/page-contract";
import { InstantInput } from "@/lib/core/time/time-contract";
import { PAID_METHODS } from "@/lib/payments/payments/payment-method";
import { MAX_TABLE_REASON_LENGTH } from "@/lib/payments/subject/reason-length";
import { ExternalFields, TYPE_WITH_EXTERNAL, typeGoesWith } from "@/lib/payments/till/till-payment-contract";
import { BILL_CHANGE_KINDS } from "@/lib/platform/events/bill-change-kind";
import { MAX_QUANTITY } from "@/lib/restaurant/pricing/price-line";
import { HalvedGroupsWire } from "@/lib/restaurant/pricing/selected-options-input";
import { TaxLineWire, taxLinesView } from "@/lib/restaurant/tax/tax-contract";
import { STAFF_PARTY } from "@/lib/service/reservations/reservation-policy";
import { BILL_PAYMENT_STATUSES, type Bill, billTax, keptTipMinor } from "./bill";
import { BillGuestsWire } from "./bill-guest-contract";
import { SHARES } from "./share-limits";

export const BillParams = z.object({ tenantId: TenantParam, billId: IdParam });
export const BillItemParams = z.object({ tenantId: TenantParam, billId: IdParam, itemId: IdParam });

export const BillPaymentParams = z.object({ tenantId: TenantParam, billId: IdParam, paymentId: IdParam });

export const OpenBillRequest = z
  .object({
    tableId: IdParam,
    guestCount: wholeIn(STAFF_PARTY)
      .optional()
      .describe("How many guests sit down; a service charge for large parties needs it"),
  })
  .meta({ id: "OpenBillRequest" });

export const MoveBillRequest = z
  .object({ tableId: IdParam.describe("A table without an open bill") })
  .meta({ id: "MoveBillRequest" });

export const BillListQuery = z.object({
  status: z.enum(["open", "closed"]).optional(),
  tableId: IdParam.optional(),
  closedFrom: InstantInput.transform((text) => new Date(text))
    .optional()
    .describe("Only bills that were closed at this instant or later"),
  ...idCursors("bil"),
  limit: pageLimit(200, 50),
});
export type BillListQuery = z.output<typeof BillListQuery>;

export const VoidItemRequest = z
  .object({
    reason: z.string().trim().min(1).max(MAX_TABLE_REASON_LENGTH),
    quantity: z
      .int()
      .min(1)
      .max(MAX_QUANTITY)
      .optional()
      .describe("How many of the line's units; all of them if omitted"),
    restock: z
      .boolean()
      .default(true)
      .describe("False if the dish was already prepared, so its stock stays used"),
  })
  .meta({ id: "VoidItemRequest" });
export type VoidItemRequest = z.output<typeof VoidItemRequest>;

export const ShareWire = z.object({ part: wholeIn(SHARES), of: wholeIn(SHARES) });

export const PayBillFields = z.object({
  amount: z.number().positive().optional().describe("In major units"),
  tip: z
    .number()
    .min(0)
    .optional()
    .describe(
      "On top of what is paid of the bill and at most as much again; online, where the restaurant takes tips",
    ),
  share: ShareWire.refine(({ part, of }) => part <= of, "must have a part that is at most `of`")
    .optional()
    .describe("Pay one of this many equal shares of the bill"),
  itemIds: z
    .array(IdParam)
    .min(1)
    .max(500)
    .refine((ids) => new Set(ids).size === ids.length, "must name each item once")
    .optional()
    .describe("The items that this guest pays for"),
});
export const onlyOneWay = ({ amount, share, itemIds }: z.output<typeof PayBillFields>) =>
  [amount, share, itemIds].filter((way) => way !== undefined).length === 1;
export const ONE_WAY = "must have exactly one of amount, share and itemIds";

export const PayBillRequest = PayBillFields.extend(ExternalFields.shape)
  .extend({
    method: z
      .enum(PAID_METHODS)
      .describe(
        "Cash, and external for what the restaurant took otherwise, are paid at once; other methods are pending until the guest has paid online",
      ),
  })
  .refine(onlyOneWay, ONE_WAY)
  .refine(typeGoesWith, TYPE_WITH_EXTERNAL)
  .meta({ id: "PayBillRequest", example: { method: "cash", amount: 12.5 } });
/** What staff or a guest asks to pay; only staff say how the restaurant took it itself. */
export type BillPaymentRequest = z.output<typeof PayBillFields> &
  Pick<z.output<typeof PayBillRequest>, "method"> &
  Partial<z.output<typeof ExternalFields>>;

export const RefundBillPaymentRequest = z
  .object({
    amount: z
      .number()
      .positive()
      .max(MAX_AMOUNT_MAJOR)
      .optional()
      .describe("The rest of the payment if omitted"),
    tip: z
      .number()
      .min(0)
      .optional()
      .describe("How much of the amount is the tip; if omitted, what it paid of the bill goes back first"),
    reason: z.string().trim().min(1).max(MAX_TABLE_REASON_LENGTH),
  })
  .meta({ id: "RefundBillPaymentRequest" });
export type RefundBillPaymentRequest = z.output<typeof RefundBillPaymentRequest>;

export const ReverseBillPaymentRequest = z
  .object({ reason: z.string().trim().min(1).max(MAX_TABLE_REASON_LENGTH) })
  .meta({ id: "ReverseBillPaymentRequest" });

const instant = z.iso.datetime();

export const BillWire = z
  .object({
    id: z.string(),
    tableId: z.string(),
    tableName: z.string(),
    status: z.enum(["open", "closed"]),
    currency: z.string(),
    total: z.number().describe("The items that are not voided, and their service charge"),
    serviceCharge: z.number().describe("Within the total; 0 where there is none"),
    tip: z.number().describe("What guests gave on top of the total and did not get back; not taxed"),
    guestCount: z.int().nullable(),
    taxLines: z.array(TaxLineWire).describe("The tax in the total, per rate; empty where none is shown"),
    paid: z.number(),
    pending: z.number().describe("What guests have begun to pay online; nobody else can pay it meanwhile"),
    open: z.number().describe("What is left to pay, without what is pending"),
    token: z.string().describe("Opens the bill to its guests: /api/public/{tenantId}/bills/{token}"),
    code: z
      .string()
      .nullable()
      .describe(
        "Four digits that staff read out to guests, who open the bill with them and the table's printed code; null once it is closed",
      ),
    openedAt: instant,
    closedAt: instant.nullable(),
    items: z.array(
      z.object({
        id: z.string(),
        round: z.int(),
        productId: z.string(),
        productName: z.string(),
        quantity: z.int(),
        course: z.int().nullable().describe("In which it is served; null for what is made at once"),
        price: z.number(),
        lineTotal: z.number(),
        serviceCharge: z.number().describe("Of the line, on top of its total"),
        selectedOptions: z.record(z.string(), z.array(z.string())),
        halvedGroups: HalvedGroupsWire,
        addedAt: instant,
        voidedAt: instant.nullable(),
        voidReason: z.string().nullable(),
        splitFromId: z.string().nullable().describe("The item this was split from when it was voided"),
        paymentId: z.string().nullable().describe("The payment made or begun for this item in particular"),
        guestId: z.string().nullable().describe("Who ordered it from their own phone; null for staff"),
      }),
    ),
    guests: BillGuestsWire,
    payments: z.array(
      z.object({
        id: z.string(),
        method: z.enum(PAID_METHODS),
        type: z
          .string()
          .nullable()
          .describe("One of the restaurant's `externalMethods`; null for the others"),
        reference: z.string().nullable(),
        status: z.enum(BILL_PAYMENT_STATUSES),
        amount: z.number().describe("What it pays of the bill"),
        tip: z.number().describe("What the guest gave on top"),
        refunded: z.number().describe("The amount refunded, or being refunded, to the guest"),
        disputed: z.number().describe("The amount the guest's bank disputes or has taken back"),
        share: ShareWire.nullable(),
        takenAt: instant,
        payBefore: instant.nullable().describe("When a pending payment is given up; null for the others"),
      }),
    ),
    history: z
      .array(
        z.object({
          kind: z.enum(BILL_CHANGE_KINDS),
          at: instant,
          actorId: z.string().nullable().describe("Null for a guest and for the platform itself"),
          subjectId: z.string().nullable().describe("The item, payment or table concerned"),
          amount: z.number().nullable(),
          note: z.string().nullable(),
        }),
      )
      .describe("The bill's history, oldest first"),
  })
  .meta({ id: "Bill" });
export type BillWire = z.output<typeof BillWire>;

export const BillList = z.object({ bills: z.array(BillWire), ...nextIds });

export const BillPaymentAnswer = BillWire.extend({
  paymentId: z.string(),
  clientSecret: z.string().nullable().describe("For the processor's payment form; null for cash"),
}).meta({ id: "BillPaymentAnswer" });

/** A bill on the wire. */
export function billView(bill: Bill): BillWire {
  const major = (minor: number) => toMajor(minor, bill.currency);
  return {
    id: bill.id,
    tableId: bill.tableId,
    tableName: bill.tableName,
    status: bill.status,
    currency: bill.currency,
    total: major(bill.totalMinor),
    serviceCharge: major(bill.serviceChargeMinor),
    tip: major(keptTipMinor(bill.payments)),
    guestCount: bill.guestCount,
    taxLines: taxLinesView(billTax(bill, bill.items), bill.currency),
    paid: major(bill.paidMinor),
    pending: major(bill.pendingMinor),
    open: major(bill.totalMinor - bill.paidMinor - bill.pendingMinor),
    token: bill.token,
    code: bill.status === "open" ? bill.code : null,
    openedAt: bill.openedAt.toISOString(),
    closedAt: bill.closedAt?.toISOString() ?? null,
    items: bill.items.map(
      ({ unitPriceMinor, lineTotalMinor, unitServiceMinor, addedAt, voidedAt, ...item }) => ({
        id: item.id,
        round: item.round,
        productId: item.productId,
        productName: item.productName,
        quantity: item.quantity,
        course: item.course,
        selectedOptions: item.selectedOptions,
        ...(item.halvedGroups.length > 0 ? { halvedGroups: item.halvedGroups } : {}),
        voidReason: item.voidReason,
        splitFromId: item.splitFromId,
        paymentId: item.paymentId,
        guestId: item.guestId,
        price: major(unitPriceMinor),
        lineTotal: major(lineTotalMinor),
        serviceCharge: major(unitServiceMinor * item.quantity),
        addedAt: addedAt.toISOString(),
        voidedAt: voidedAt?.toISOString() ?? null,
      }),
    ),
    guests: bill.guests.map(({ id, number, name }) => ({ id, number, name })),
    payments: bill.payments.map(
      ({ amountMinor, tipMinor, refundedMinor, disputedMinor, takenAt, heldUntil, ...payment }) => ({
        id: payment.id,
        method: payment.method,
        type: payment.type,
        reference: payment.reference,
        status: payment.status,
        share: payment.share,
        amount: major(amountMinor),
        tip: major(tipMinor),
        refunded: major(refundedMinor),
        disputed: major(disputedMinor),
        takenAt: takenAt.toISOString(),
        payBefore: payment.status === "pending" ? heldUntil.toISOString() : null,
      }),
    ),
    history: bill.changes.map(({ kind, subjectId, amountMinor, note, actorId, at }) => ({
      kind,
      subjectId,
      note,
      actorId,
      amount: amountMinor === null ? null : major(amountMinor),
      at: at.toISOString(),
    })),
  };
}
