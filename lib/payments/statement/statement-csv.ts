import type { z } from "zod";
import { csvResponse } from "@/lib/platform/http/table-reply";
import type { BalanceTransactionList, PayoutItemList, PayoutList } from "./statement-contract";

/** A page of balance transactions as a file, one row for each. */
export function balanceTable({ transactions, nextCursor }: z.input<typeof BalanceTransactionList>): Response {
  const rows = transactions.map(({ subject, ...row }) => ({
    ...row,
    subjectKind: subject?.kind ?? null,
    subjectId: subject?.id ?? null,
  }));
  const columns = [
    "id",
    "createdAt",
    "type",
    "description",
    "purse",
    "gross",
    "fee",
    "net",
    "held",
    "available",
    "currency",
    "subjectKind",
    "subjectId",
    "orderId",
    "billId",
    "sourceId",
  ] as const;
  return csvResponse("balance-transactions.csv", columns, { rows, nextCursor });
}

/** A page of payouts as a file, one row for each. */
export function payoutTable({ payouts, nextCursor }: z.input<typeof PayoutList>): Response {
  const columns = [
    "id",
    "createdAt",
    "paidAt",
    "status",
    "amount",
    "reversed",
    "currency",
    "orderId",
    "billId",
    "failureReason",
  ] as const;
  return csvResponse("payouts.csv", columns, { rows: payouts, nextCursor });
}

type Line = { line: number | null; name: string | null; quantity: number | null; net: number };

/**
 * The items of a payout as a file, one row for each line of an order and one for an item without lines: the column
 * lineNet adds up to the payout.
 */
export function itemTable({ payoutId, items }: z.input<typeof PayoutItemList>): Response {
  const rows = items.flatMap(({ lines, subject, ...item }) => {
    const about = { ...item, payoutId, subjectKind: subject?.kind ?? null, subjectId: subject?.id ?? null };
    const whole: Line = { line: null, name: null, quantity: null, net: item.net };
    const parts: Line[] = lines.length === 0 ? [whole] : lines;
    return parts.map(({ net: lineNet, ...line }) => ({ ...about, ...line, lineNet }));
  });
  const columns = [
    "payoutId",
    "transactionId",
    "createdAt",
    "type",
    "gross",
    "fee",
    "net",
    "giftCard",
    "of",
    "currency",
    "subjectKind",
    "subjectId",
    "orderId",
    "billId",
    "sourceId",
    "line",
    "name",
    "quantity",
    "lineNet",
  ] as const;
  return csvResponse(`payout-${payoutId}.csv`, columns, { rows, nextCursor: null });
}
