import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { toMajor } from "@/lib/core/money/money";
import type { Bill } from "./bill";
import { ONE_WAY, onlyOneWay, PayBillFields } from "./bill-contract";

export const GuestBillParams = z.object({
  tenantId: TenantParam,
  token: IdParam.describe("From the link at the table"),
});

export const GuestPaymentRequest = PayBillFields.extend({ method: z.enum(["stripe", "paypal", "satispay"]) })
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
    paid: z.number(),
    pending: z.number().describe("The amount someone at the table is paying right now"),
    open: z.number().describe("What is left to pay, without what is pending"),
    items: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        quantity: z.int(),
        price: z.number(),
        lineTotal: z.number(),
        selectedOptions: z.record(z.string(), z.array(z.string())),
        settled: z.boolean().describe("Whether someone has paid, or is paying, for this item"),
      }),
    ),
  })
  .meta({ id: "GuestBill" });
export type GuestBill = z.output<typeof GuestBill>;

export const GuestPaymentAnswer = z
  .object({ paymentId: z.string(), clientSecret: z.string().nullable(), bill: GuestBill })
  .meta({ id: "GuestPayment" });

/** A bill as its guests see it. */
export function guestBillView(bill: Bill, restaurant: string): GuestBill {
  const { currency, tableName, status, totalMinor, paidMinor, pendingMinor } = bill;
  const major = (minor: number) => toMajor(minor, currency);
  return {
    restaurant,
    tableName,
    status,
    currency,
    total: major(totalMinor),
    paid: major(paidMinor),
    pending: major(pendingMinor),
    open: major(totalMinor - paidMinor - pendingMinor),
    items: bill.items
      .filter(({ voidedAt }) => voidedAt === null)
      .map((item) => ({
        id: item.id,
        name: item.productName,
        quantity: item.quantity,
        price: major(item.unitPriceMinor),
        lineTotal: major(item.lineTotalMinor),
        selectedOptions: item.selectedOptions,
        settled: item.paymentId !== null,
      })),
  };
}
