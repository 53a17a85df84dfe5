import { fail } from "@/lib/core/errors/app-error";
import type { App } from "@/lib/payments/app";
import type { EvidenceFacts } from "@/lib/payments/payments/evidence-facts";
import type { SubjectRow } from "@/lib/payments/payments/payment-subject";
import { printReceiptsOf } from "@/lib/service/receipts/print-receipts-of";
import { findShareWithBill } from "./bill-payment-store";

/** What the restaurant knows of a payment at the table: what its table had, and the bill's receipt. Throws BILL_PAYMENT_NOT_FOUND. */
export async function gatherShareEvidence(app: App, { tenantId, id }: SubjectRow): Promise<EvidenceFacts> {
  const share = await findShareWithBill(app.db, { tenantId, id });
  if (!share) return fail("BILL_PAYMENT_NOT_FOUND", "There is no such payment.");
  const { bill, billId, amountMinor, tipMinor, takenAt, settledAt } = share;
  return {
    title: `Payment of the bill of table ${bill.table.name}`,
    soldAt: takenAt,
    customerName: null,
    customerEmail: null,
    deliveredTo: null,
    handedOverAt: bill.openedAt,
    lines: bill.items.map(({ productName, quantity, lineTotalMinor }) => ({
      name: productName,
      quantity,
      priceMinor: lineTotalMinor,
    })),
    totalMinor: amountMinor + tipMinor,
    currency: bill.currency,
    story: [
      { at: bill.openedAt, what: "the guests were served at the table" },
      ...(settledAt ? [{ at: settledAt, what: "a guest paid at the table, from their own phone" }] : []),
      ...(bill.closedAt ? [{ at: bill.closedAt, what: "the bill was closed" }] : []),
    ],
    receipt: await printReceiptsOf(app, { tenantId, billId }),
  };
}
