import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import { PAYMENT_METHODS } from "@/lib/payments/payments/payment-method";
import type { ShopDishes } from "@/lib/restaurant/menu/shop";
import { HalvedGroupsWire } from "@/lib/restaurant/pricing/selected-options-input";
import { TaxLineWire, taxLinesView } from "@/lib/restaurant/tax/tax-contract";
import { type Bill, billTax, givesWay, keptTipMinor } from "./bill";
import { ONE_WAY, onlyOneWay, PayBillFields, ShareWire } from "./bill-contract";
import { billItemText } from "./bill-item-text";

export const GuestBillParams = z.object({
  tenantId: TenantParam,
  token: IdParam.describe("From the link at the table"),
});

export const GuestPaymentParams = GuestBillParams.extend({ paymentId: IdParam });

/** The secret is known only to the phone that began the payment, so nobody else at the table can cancel it. */
export const CancelGuestPaymentRequest = z
  .object({ clientSecret: z.string().min(1).max(500) })
  .meta({ id: "CancelGuestPaymentRequest" });

export const GuestTableParams = z.object({
  tenantId: TenantParam,
  linkToken: IdParam.describe("From the QR code printed for the table"),
});

export const GuestTable = z
  .object({
    tableName: z.string(),
    billToken: z
      .string()
      .nullable()
      .describe("Opens the bill of the guests who sit there; null while no bill is open"),
  })
  .meta({ id: "GuestTable" });

export const BillCodeRequest = z
  .object({ code: z.string().regex(/^[0-9]{4}$/, "must be four digits") })
  .meta({ id: "BillCodeRequest", example: { code: "4821" } });

export const GuestPaymentRequest = PayBillFields.extend({ method: z.enum(PAYMENT_METHODS).exclude(["cash"]) })
  .refine(onlyOneWay, ONE_WAY)
  .meta({ id: "GuestPaymentRequest", example: { method: "stripe", share: { part: 1, of: 2 } } });

/** A bill as its guests see it: without who served them, and without what was taken off. */
export const GuestBill = z
  .object({
    restaurant: z.string(),
    tableName: z.string(),
    status: z.enum(["open", "closed"]),
    currency: z.string(),
    total: z.number(),
    serviceCharge: z.number().describe("Within the total; 0 where there is none"),
    tip: z.number().describe("What the table gave on top of the total"),
    taxLines: z.array(TaxLineWire).describe("The tax in the total, per rate; empty where none is shown"),
    paid: z.number(),
    pending: z.number().describe("The amount someone at the table is paying right now"),
    replaceable: z
      .number()
      .describe("Of what is pending, begun 45 seconds ago and not sent: paying it cancels those payments"),
    open: z.number().describe("What is left to pay, without what is pending"),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string().describe("In the language of whoever asks"),
        quantity: z.int(),
        price: z.number(),
        lineTotal: z.number(),
        serviceCharge: z.number().describe("Of the line, on top of its total"),
        selectedOptions: z.record(z.string(), z.array(z.string())),
        halvedGroups: HalvedGroupsWire,
        optionNames: z
          .array(z.string())
          .describe("The chosen options in the language of whoever asks, without prices"),
        settled: z.boolean().describe("Whether someone has paid, or is paying, for this item"),
        guestId: z.string().nullable().describe("Who ordered it from their own phone; null for staff"),
      }),
    ),
    guests: z
      .array(
        z.object({
          id: z.string(),
          number: z.int(),
          name: z.string().nullable().describe("As they call themselves; null where they did not say"),
          isMe: z.boolean().describe("It is the browser that asks, by its `bill_browser` cookie"),
        }),
      )
      .describe("Who orders from their own phones, in the order in which they began"),
    payments: z
      .array(
        z.object({
          id: z.string(),
          status: z.enum(["pending", "paid"]),
          amount: z.number(),
          tip: z.number(),
          share: ShareWire.nullable(),
        }),
      )
      .describe("What the table has paid and is paying, oldest first"),
  })
  .meta({ id: "GuestBill" });
export type GuestBill = z.output<typeof GuestBill>;

export const GuestPaymentAnswer = z
  .object({
    paymentId: z.string(),
    clientSecret: z.string().nullable(),
    payBefore: z.iso
      .datetime()
      .nullable()
      .describe("When the payment is given up; null once it is not pending"),
    bill: GuestBill,
  })
  .meta({ id: "GuestPayment" });

/** Whose bill it is, the language in which a guest reads it, in which browser, and when. */
type GuestReading = { shop: ShopDishes; locale: string; browserId: string | null; now: Date };

/** A bill as its guests see it. */
export function guestBillView(bill: Bill, { shop, locale, browserId, now }: GuestReading): GuestBill {
  const { currency, tableName, status, totalMinor, paidMinor, pendingMinor } = bill;
  const reader = { locale, locales: shop.tenant.locales, currency };
  const major = (minor: number) => toMajor(minor, currency);
  const replaceable = bill.payments.filter((payment) => givesWay(payment, { atTill: false, now }));
  return {
    restaurant: shop.tenant.name,
    tableName,
    status,
    currency,
    total: major(totalMinor),
    serviceCharge: major(bill.serviceChargeMinor),
    tip: major(keptTipMinor(bill.payments)),
    taxLines: taxLinesView(billTax(bill, bill.items), currency),
    paid: major(paidMinor),
    pending: major(pendingMinor),
    replaceable: major(replaceable.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    open: major(totalMinor - paidMinor - pendingMinor),
    items: bill.items
      .filter(({ voidedAt }) => voidedAt === null)
      .map((item) => ({
        id: item.id,
        ...billItemText(item, shop.products.get(item.productId), reader),
        quantity: item.quantity,
        price: major(item.unitPriceMinor),
        lineTotal: major(item.lineTotalMinor),
        serviceCharge: major(item.unitServiceMinor * item.quantity),
        selectedOptions: item.selectedOptions,
        ...(item.halvedGroups.length > 0 ? { halvedGroups: item.halvedGroups } : {}),
        settled: item.paymentId !== null,
        guestId: item.guestId,
      })),
    guests: bill.guests.map(({ id, number, name, browserId: own }) => ({
      id,
      number,
      name,
      isMe: own !== null && own === browserId,
    })),
    payments: bill.payments.flatMap(({ id, status, amountMinor, tipMinor, share }) =>
      status === "pending" || status === "paid"
        ? [{ id, status, amount: major(amountMinor), tip: major(tipMinor), share }]
        : [],
    ),
  };
}

/** The answer to a guest who began a payment. */
export function guestPaymentView(
  { bill, paymentId, clientSecret }: { bill: Bill; paymentId: string; clientSecret: string | null },
  reading: GuestReading,
): z.output<typeof GuestPaymentAnswer> {
  const payment = bill.payments.find(({ id, status }) => id === paymentId && status === "pending");
  return {
    paymentId,
    clientSecret,
    payBefore: payment?.heldUntil.toISOString() ?? null,
    bill: guestBillView(bill, reading),
  };
}
