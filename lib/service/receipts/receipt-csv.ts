import type { ListTable } from "@/lib/platform/http/table-reply";
import type { ReceiptWire } from "./receipt-contract";

type Receipts = { receipts: readonly ReceiptWire[]; nextCursor: string | null };

const rowsOf = ({ receipts }: Receipts) =>
  receipts.flatMap((receipt) => {
    const { tip } = receipt;
    const { id, number, kind, issuedAt, orderId, billId, refundId, currency, net, tax, gross } = receipt;
    const about = { id, number, kind, issuedAt, orderId, billId, refundId, currency };
    const corrects = receipt.corrects?.number ?? null;
    const payments =
      receipt.sale?.payments.map(({ method, amount }) => `${method} ${amount}`).join("; ") ?? null;
    const rates = receipt.taxLines.map((line) => ({ taxName: line.name, ...line }));
    const lines = rates.length > 0 ? rates : [{ taxName: null, rate: null, net, tax, gross }];
    // Once per document, so that the column adds up.
    return lines.map((line, index) => ({
      ...about,
      corrects,
      payments,
      ...line,
      tip: index === 0 ? tip : 0,
    }));
  });

/** Receipts as a file, one row for each rate of each, and one where no tax was shown. */
export const RECEIPT_TABLE: ListTable<Receipts, ReturnType<typeof rowsOf>[number]> = {
  fileName: "receipts.csv",
  columns: [
    "number",
    "kind",
    "issuedAt",
    "corrects",
    "taxName",
    "rate",
    "net",
    "tax",
    "gross",
    "currency",
    "orderId",
    "billId",
    "refundId",
    "id",
    "tip",
    "payments",
  ],
  rowsOf,
};
