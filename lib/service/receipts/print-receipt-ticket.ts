import { printedLocale } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { printAtCounter } from "@/lib/service/printers/print-at-counter";
import type { PrintJobWire } from "@/lib/service/printers/print-job-contract";
import { getReceipt } from "./get-receipt";
import { receiptNumber } from "./receipt";
import { ticketOfReceipt } from "./receipt-ticket";

/**
 * Prints a receipt or correction on a receipt printer, in the language in which it was sold; again it says REPRINT. Throws
 * RECEIPT_NOT_FOUND and PRINTER_NOT_FOUND.
 */
export async function printReceiptTicket(
  app: App,
  input: { tenantId: TenantId; receiptId: string; printerId: string | null },
): Promise<PrintJobWire> {
  const { tenantId, printerId } = input;
  const receipt = await getReceipt(app, input);
  const locale = printedLocale(receipt.locale);
  const ticket = ticketOfReceipt(receipt, { locale, t: translator(locale, "receipts", receipt.seller) });
  const label = receiptNumber(receipt.kind, receipt.number);
  return printAtCounter(app, {
    ...{ tenantId, printerId, kind: "receipt", label, billId: receipt.billId, ticket, isDocument: true },
  });
}
