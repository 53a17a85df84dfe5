import { toMajor, toMinor } from "@/lib/core/money/money";
import { groupedBy } from "./commission";

type Row = { currency: string; fees: number; commission: number };

/** The sums of a statement, by currency in the order of its rows. */
export function statementSums(rows: readonly Row[]): Row[] {
  return [...groupedBy(rows, ({ currency }) => currency)].map(([currency, same]) => {
    const sum = (part: "fees" | "commission") =>
      toMajor(
        same.reduce((total, row) => total + toMinor(row[part], currency), 0),
        currency,
      );
    return { currency, fees: sum("fees"), commission: sum("commission") };
  });
}
