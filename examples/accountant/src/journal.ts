import { check } from "../../shared/check.js";
import type { Money } from "../../shared/money.js";

/** One booking: debits are positive, credits negative, and together they are nothing. In minor units. */
export interface Entry {
  /** Of the document that it books. A document is booked once, however often it is read. */
  readonly id: string;
  readonly day: string;
  readonly text: string;
  /** What it is about, such as an order: the guests' account is even for each of them. */
  readonly about: string | null;
  readonly lines: readonly (readonly [account: string, amount: number])[];
}

/** Leaves out what is nothing, and refuses what does not balance. */
export function entryOf(entry: Entry): Entry {
  const sums = new Map<string, number>();
  for (const [account, amount] of entry.lines) {
    check(Number.isSafeInteger(amount), `${entry.id} has an amount that is no number: ${amount}.`);
    sums.set(account, (sums.get(account) ?? 0) + amount);
  }
  const lines = [...sums].filter(([, amount]) => amount !== 0);
  const sum = lines.reduce((total, [, amount]) => total + amount, 0);
  check(sum === 0, `${entry.id} (${entry.text}) does not balance: ${sum} is left.`);
  return { ...entry, lines };
}

export function balancesOf(entries: Iterable<Entry>): Map<string, number> {
  const balances = new Map<string, number>();
  for (const { lines } of entries)
    for (const [account, amount] of lines) balances.set(account, (balances.get(account) ?? 0) + amount);
  return balances;
}

/** Debits, credits; the same order and bytes for the same documents. */
export function journalCsv(entries: Iterable<Entry>, money: Money): string {
  const sorted = [...entries].sort((one, other) => compare(one.day, other.day) || compare(one.id, other.id));
  const rows = sorted.flatMap(({ id, day, text, about, lines }) =>
    lines.map(([account, amount]) => {
      const cells = [
        day,
        id,
        account,
        amount > 0 ? money.text(amount) : "",
        amount < 0 ? money.text(-amount) : "",
        money.currency,
        about ?? "",
        text,
      ];
      return cells.map(cell).join(",");
    }),
  );
  return ["day,document,account,debit,credit,currency,about,text", ...rows, ""].join("\r\n");
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/** RFC 4180; a leading = or + or @ would be a formula to a spreadsheet. */
function cell(text: string): string {
  const safe = /^[=+@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
