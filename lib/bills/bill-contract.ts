import { z } from "zod";
import { toMajor } from "@/lib/money/money";
import { IdParam, TenantParam } from "@/lib/tenancy/tenancy-contract";
import type { Bill } from "./bill";

export const BillParams = z.object({ tenantId: TenantParam, billId: IdParam });
export const BillItemParams = z.object({ tenantId: TenantParam, billId: IdParam, itemId: IdParam });

export const OpenBillRequest = z.object({ tableId: IdParam }).meta({ id: "OpenBillRequest" });

export const BillListQuery = z.object({
  status: z.enum(["open", "closed"]).optional(),
  tableId: IdParam.optional(),
  before: IdParam.optional().describe("The bill that the page before ended with"),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type BillListQuery = z.output<typeof BillListQuery>;

export const AddRoundRequest = z
  .object({
    items: z
      .array(
        z.object({
          productId: IdParam,
          quantity: z.int().min(1).max(999),
          selectedOptions: z
            .record(z.string().max(200), z.array(z.string().max(300)).max(100))
            .default({})
            .describe("Option-group name to chosen labels"),
        }),
      )
      .min(1)
      .max(100),
  })
  .meta({ id: "AddRoundRequest" });
export type AddRoundRequest = z.output<typeof AddRoundRequest>;

export const VoidItemRequest = z
  .object({
    reason: z.string().trim().min(1).max(300),
    restock: z.boolean().default(true).describe("False when it was cooked: what it took stays used"),
  })
  .meta({ id: "VoidItemRequest" });
export type VoidItemRequest = z.output<typeof VoidItemRequest>;

const ShareWire = z.object({ part: z.int().min(1).max(100), of: z.int().min(1).max(100) });

export const PayBillRequest = z
  .object({
    method: z.enum(["cash", "stripe", "paypal", "satispay"]).describe("Only cash is taken at the table"),
    amount: z.number().positive().optional().describe("In major units"),
    share: ShareWire.refine(({ part, of }) => part <= of, "must have a part within its number")
      .optional()
      .describe("One of so many equal parts of the bill"),
    itemIds: z
      .array(IdParam)
      .min(1)
      .max(500)
      .refine((ids) => new Set(ids).size === ids.length, "must name each item once")
      .optional()
      .describe("The items that this guest pays for"),
  })
  .refine(
    ({ amount, share, itemIds }) => [amount, share, itemIds].filter((way) => way !== undefined).length === 1,
    "must have exactly one of amount, share and itemIds",
  )
  .meta({ id: "PayBillRequest", example: { method: "cash", amount: 12.5 } });
export type PayBillRequest = z.output<typeof PayBillRequest>;

const instant = z.iso.datetime();

/** A bill as staff sees it. */
export const BillWire = z
  .object({
    id: z.string(),
    tableId: z.string(),
    tableName: z.string(),
    status: z.enum(["open", "closed"]),
    currency: z.string(),
    total: z.number().describe("The items that are not voided"),
    paid: z.number(),
    open: z.number().describe("What is left to pay"),
    openedAt: instant,
    closedAt: instant.nullable(),
    items: z.array(
      z.object({
        id: z.string(),
        round: z.int(),
        productId: z.string(),
        productName: z.string(),
        quantity: z.int(),
        price: z.number(),
        lineTotal: z.number(),
        selectedOptions: z.record(z.string(), z.array(z.string())),
        addedAt: instant,
        voidedAt: instant.nullable(),
        voidReason: z.string().nullable(),
        paymentId: z.string().nullable().describe("The payment made for this item in particular"),
      }),
    ),
    payments: z.array(
      z.object({
        id: z.string(),
        method: z.enum(["cash", "stripe", "paypal", "satispay"]),
        amount: z.number(),
        share: ShareWire.nullable(),
        takenAt: instant,
      }),
    ),
  })
  .meta({ id: "Bill" });
export type BillWire = z.output<typeof BillWire>;

export const BillList = z.object({ bills: z.array(BillWire), nextBefore: z.string().nullable() });

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
    paid: major(bill.paidMinor),
    open: major(bill.totalMinor - bill.paidMinor),
    openedAt: bill.openedAt.toISOString(),
    closedAt: bill.closedAt?.toISOString() ?? null,
    items: bill.items.map(({ unitPriceMinor, lineTotalMinor, addedAt, voidedAt, ...item }) => ({
      ...item,
      price: major(unitPriceMinor),
      lineTotal: major(lineTotalMinor),
      addedAt: addedAt.toISOString(),
      voidedAt: voidedAt?.toISOString() ?? null,
    })),
    payments: bill.payments.map(({ amountMinor, takenAt, ...payment }) => ({
      ...payment,
      amount: major(amountMinor),
      takenAt: takenAt.toISOString(),
    })),
  };
}
