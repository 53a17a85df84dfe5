import { csvResponse } from "@/lib/platform/http/table-reply";
import type { ReceiptWire } from "./receipt-contract";

/** A page of receipts as a file, one row for each rate of each, and one where no tax was shown. */
export function receiptTable({
  receipts,
  nextCursor,
}: {
  receipts: readonly ReceiptWire[];
  nextCursor: string | null;
}): Response {
  const rows = receipts.flatMap((receipt) => {
    const { id, number, kind, issuedAt, orderId, billId, refundId, currency, net, tax, gross } = receipt;
    const about = { id, number, kind, issuedAt, orderId, billId, refundId, currency };
    const corrects = receipt.corrects?.number ?? null;
    const rates = receipt.taxLines.map((line) => ({ taxName: line.name, ...line }));
    const lines = rates.length > 0 ? rates : [{ taxName: null, rate: null, net, tax, gross }];
    return lines.map((line) => ({ ...about, corrects, ...line }));
  });
  const columns = [
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
  ] as const;
  return csvResponse("receipts.csv", columns, { rows, nextCursor });
}
