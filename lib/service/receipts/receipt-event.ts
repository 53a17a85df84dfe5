import { toMajor } from "@/lib/core/money/money";
import type { NewEventOf } from "@/lib/platform/events/event";
import type { ReceiptKind } from "./receipt";

/** A receipt or a correction as it was issued, with its number. */
export type IssuedRow = {
  id: string;
  kind: ReceiptKind;
  number: number;
  order_id: string | null;
  bill_id: string | null;
  corrects_id: string | null;
  gross_minor: number;
  tax_minor: number;
  tip_minor: number;
  currency: string;
};

/** A receipt, or a correction of one, was issued. */
export function receiptIssuedEvent(row: IssuedRow, at: Date): NewEventOf<"receipt.issued"> {
  const major = (minor: number) => toMajor(minor, row.currency);
  return {
    type: "receipt.issued",
    orderId: row.order_id,
    ...(row.bill_id === null ? {} : { billId: row.bill_id }),
    data: {
      receiptId: row.id,
      kind: row.kind,
      receiptNumber: row.number,
      orderId: row.order_id,
      billId: row.bill_id,
      correctsId: row.corrects_id,
      gross: major(row.gross_minor),
      tax: major(row.tax_minor),
      tip: major(row.tip_minor),
      currency: row.currency,
      issuedAt: at.toISOString(),
    },
  };
}
