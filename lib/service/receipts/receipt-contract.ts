import { z } from "zod";
import { WholeFileQuery } from "@/lib/core/csv/format-contract";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { nextCursor, PageQuery } from "@/lib/core/paging/page-query-contract";
import { inOrder } from "@/lib/core/time/day-range-contract";
import { CalendarDay } from "@/lib/core/time/time-contract";
import { PAID_METHODS } from "@/lib/payments/payments/payment-method";
import { HalvedGroupsWire } from "@/lib/restaurant/pricing/selected-options-input";
import { TaxLineWire, taxLinesView, toPercent } from "@/lib/restaurant/tax/tax-contract";
import { CORRECTION_CAUSES, RECEIPT_KINDS, type Receipt, readReceiptNumber, receiptNumber } from "./receipt";
import { receiptOptions } from "./receipt-options";

export const ReceiptParams = z.object({ tenantId: TenantParam, receiptId: IdParam });

export const ReceiptListQuery = inOrder(
  PageQuery.extend({
    ...WholeFileQuery.shape,
    from: CalendarDay.optional().describe("First day of issue, in the restaurant's time zone"),
    to: CalendarDay.optional().describe("Last day of issue, included"),
    kind: z.enum(RECEIPT_KINDS).optional(),
    number: z
      .string()
      .refine((text) => readReceiptNumber(text) !== null, "must be a number such as R-00012")
      .optional()
      .describe("Of this number, as it is printed"),
    orderId: IdParam.optional(),
    billId: IdParam.optional(),
  }),
);
export type ReceiptListQuery = z.output<typeof ReceiptListQuery>;

const Sale = z
  .object({
    service: z.enum(["pickup", "delivery", "dine_in"]),
    reference: z.string().describe("The order's number, or the table's name"),
    items: z.array(
      z.object({
        name: z.string(),
        quantity: z.int(),
        price: z.number(),
        lineTotal: z.number(),
        selectedOptions: z.record(z.string(), z.array(z.string())),
        halvedGroups: HalvedGroupsWire,
        optionNames: z
          .array(z.string())
          .describe("The chosen options as the guest read them, without prices"),
        taxRate: z.number().nullable().describe("In percent"),
      }),
    ),
    discount: z.number(),
    deliveryFee: z.number(),
    serviceCharge: z.number().describe("0 where there is none"),
    taxAdded: z.number().describe("Tax on top of the prices; 0 where prices contain their tax"),
    payments: z.array(
      z.object({
        method: z.enum([...PAID_METHODS, "gift_card"]),
        type: z
          .string()
          .nullable()
          .describe("Which of the restaurant's `externalMethods`; null for the others"),
        amount: z.number(),
      }),
    ),
  })
  .meta({ id: "ReceiptSale" });

export const ReceiptWire = z
  .object({
    id: z.string(),
    number: z.string().describe("Each series counts without gaps: R-00001 receipts, C-00001 corrections"),
    kind: z.enum(RECEIPT_KINDS),
    issuedAt: z.iso.datetime(),
    orderId: z.string().nullable(),
    billId: z.string().nullable(),
    corrects: z
      .object({ id: z.string(), number: z.string() })
      .nullable()
      .describe("The receipt that is corrected"),
    cause: z
      .enum(CORRECTION_CAUSES)
      .nullable()
      .describe(
        "Why it was corrected: money went back, a bank returned a refund, or an order in cash was canceled",
      ),
    refundId: z.string().nullable(),
    currency: z.string(),
    net: z.number().describe("gross - tax"),
    tax: z.number(),
    gross: z.number().describe("What was charged; negative on a correction, unless a bank returned a refund"),
    tip: z.number().describe("What the guest gave on top, not taxed; negative where it went back"),
    total: z.number().describe("gross + tip: what was paid, or went back"),
    taxLines: z.array(TaxLineWire),
    seller: z.object({
      name: z.string(),
      legalName: z.string(),
      vatNumber: z.string(),
      address: z.string(),
      postcode: z.string(),
      city: z.string(),
      country: z.string(),
    }),
    sale: Sale.nullable().describe("What was sold; null on a correction"),
  })
  .meta({ id: "Receipt" });
export type ReceiptWire = z.output<typeof ReceiptWire>;

export const ReceiptList = z
  .object({ receipts: z.array(ReceiptWire).describe("Newest first"), nextCursor })
  .meta({ id: "ReceiptList" });

export const GuestReceipt = z
  .object({ receipt: ReceiptWire, corrections: z.array(ReceiptWire).describe("Oldest first") })
  .meta({ id: "GuestReceipt" });

/** A receipt or correction as it goes over the wire. */
export function receiptView(receipt: Receipt): ReceiptWire {
  const { id, kind, currency, grossMinor, tipMinor, taxMinor, correctsId, seller } = receipt;
  const { timeZone: _, ...sellerWire } = seller;
  const major = (minor: number) => toMajor(minor, currency);
  return {
    id,
    number: receiptNumber(kind, receipt.number),
    kind,
    issuedAt: receipt.issuedAt.toISOString(),
    orderId: receipt.orderId,
    billId: receipt.billId,
    corrects:
      correctsId === null
        ? null
        : { id: correctsId, number: receiptNumber("receipt", receipt.correctsNumber) },
    cause: receipt.kind === "correction" ? receipt.sale.cause : null,
    refundId: receipt.refundId,
    currency,
    net: major(grossMinor - taxMinor),
    tax: major(taxMinor),
    gross: major(grossMinor),
    tip: major(tipMinor),
    total: major(grossMinor + tipMinor),
    taxLines: taxLinesView(receipt.taxLines, currency),
    seller: sellerWire,
    sale: receipt.kind === "receipt" ? saleView(receipt.sale, currency) : null,
  };
}

function saleView(
  sale: Extract<Receipt, { kind: "receipt" }>["sale"],
  currency: string,
): z.output<typeof Sale> {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    service: sale.service,
    reference: sale.reference,
    items: sale.items.map(
      ({ name, quantity, unitPriceMinor, lineTotalMinor, options, optionNames, halvedGroups, taxBps }) => ({
        name,
        quantity,
        price: major(unitPriceMinor),
        lineTotal: major(lineTotalMinor),
        selectedOptions: options,
        ...(halvedGroups?.length ? { halvedGroups } : {}),
        optionNames: receiptOptions({ options, optionNames, halvedGroups }, currency),
        taxRate: taxBps === null ? null : toPercent(taxBps),
      }),
    ),
    discount: major(sale.discountMinor),
    deliveryFee: major(sale.deliveryFeeMinor),
    serviceCharge: major(sale.serviceChargeMinor ?? 0),
    taxAdded: major(sale.taxAddedMinor),
    payments: sale.payments.map(({ method, type = null, amountMinor }) => ({
      method,
      type,
      amount: major(amountMinor),
    })),
  };
}
