import type { z } from "zod";
import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import { translator } from "@/lib/core/i18n/translator";
import { csvResponse, type ListTable } from "@/lib/platform/http/table-reply";
import { namesPurse } from "./balance-transaction";
import type { Statement } from "./period-statement-contract";
import type {
  BalanceTransactionList,
  BalanceTransactionWire,
  PayoutItemList,
  PayoutList,
} from "./statement-contract";

const subjectCells = (subject: { kind: string; id: string } | null) => ({
  subjectKind: subject?.kind ?? null,
  subjectId: subject?.id ?? null,
});

/** The type in words; `type` and `purse` are the columns for programs. */
function describe({ type, purse }: Pick<BalanceTransactionWire, "type" | "purse">): string {
  const t = translator(DEFAULT_LOCALE, "dashboardMoney");
  const words = t(`types.${type}`);
  if (purse === null || !namesPurse(type)) return words;
  return t("statement.ofPurse", { type: words, purse: t(`purses.${purse}`) });
}

const transactionRows = ({ transactions }: z.input<typeof BalanceTransactionList>) =>
  transactions.map(({ subject, ...row }) => ({
    ...row,
    description: describe(row),
    ...subjectCells(subject),
  }));

/** Balance transactions as a file, one row for each. */
export const BALANCE_TABLE: ListTable<
  z.input<typeof BalanceTransactionList>,
  ReturnType<typeof transactionRows>[number]
> = {
  fileName: "balance-transactions.csv",
  columns: [
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
    "reference",
  ],
  rowsOf: transactionRows,
};

/** Payouts as a file, one row for each. */
export const PAYOUT_TABLE: ListTable<
  z.input<typeof PayoutList>,
  z.input<typeof PayoutList>["payouts"][number]
> = {
  fileName: "payouts.csv",
  columns: [
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
    "reference",
  ],
  rowsOf: ({ payouts }) => payouts,
};

type Line = { line: number | null; name: string | null; quantity: number | null; net: number };

/**
 * The items of a payout as a file, one row for each line of an order and one for an item without lines: the column
 * lineNet adds up to the payout.
 */
export function itemTable({ payoutId, items }: z.input<typeof PayoutItemList>): Response {
  const rows = items.flatMap(({ lines, subject, ...item }) => {
    const about = { ...item, payoutId, ...subjectCells(subject) };
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
    "purse",
    "reference",
    "line",
    "name",
    "quantity",
    "lineNet",
  ] as const;
  return csvResponse(`payout-${payoutId}.csv`, columns, { rows, nextCursor: null });
}

/** The tax at one rate of what was issued in a period, in major units; the rate is null where no tax was shown. */
type PeriodTax = { rate: number | null; net: number; tax: number; gross: number };

/**
 * A statement as a file: the opening balance, one row for each type and purse, the closing balance; and the tax of the
 * receipts and corrections of these days, one row for each rate, in columns of its own, because no tax moves the balance.
 */
export function statementTable(
  { from, to, currencies }: z.input<typeof Statement>,
  tax: { currency: string; rates: readonly PeriodTax[] },
): Response {
  const untaxed = { taxRate: null, taxNet: null, tax: null, taxGross: null };
  const unmoved = {
    purse: null,
    count: null,
    gross: null,
    fee: null,
    net: null,
    held: null,
    available: null,
  };
  const ofBalance = currencies.flatMap(({ currency, opening, lines, closing }) => {
    const about = { from, to, currency, ...untaxed };
    const edge = { purse: null, count: null, gross: null, fee: null };
    return [
      { ...about, type: "opening_balance", ...edge, ...opening, net: opening.balance },
      ...lines.map((line) => ({ ...about, ...line })),
      { ...about, type: "closing_balance", ...edge, ...closing, net: closing.balance },
    ];
  });
  const ofTax = tax.rates.map(({ rate, net, tax: amount, gross }) => ({
    ...unmoved,
    from,
    to,
    currency: tax.currency,
    type: "tax",
    taxRate: rate,
    taxNet: net,
    tax: amount,
    taxGross: gross,
  }));
  const rows = [...ofBalance, ...ofTax];
  const columns = [
    "from",
    "to",
    "currency",
    "type",
    "purse",
    "count",
    "gross",
    "fee",
    "net",
    "held",
    "available",
    "taxRate",
    "taxNet",
    "tax",
    "taxGross",
  ] as const;
  return csvResponse(`statement-${from}-${to}.csv`, columns, { rows, nextCursor: null });
}
