import { toMajor } from "@/lib/core/money/money";
import { amountsOf, BALANCE_TYPES, typeOf } from "./balance-transaction";
import type { StatementWire } from "./period-statement-contract";

type CurrencyStatement = StatementWire["currencies"][number];

/** What the movements of one kind changed within a period, or all movements before it, in minor units. */
type Sum = {
  currency: string;
  kind: string;
  isWithin: boolean;
  count: number;
  heldMinor: number;
  availableMinor: number;
  feeMinor: number;
};

/** The statements of a period, the main currency first, which is there without movements as well. */
export function statementsOf(sums: readonly Sum[], mainCurrency: string): CurrencyStatement[] {
  const others = new Set(sums.map(({ currency }) => currency));
  others.delete(mainCurrency);
  return [mainCurrency, ...others].map((currency) =>
    statementOf(
      sums.filter((sum) => sum.currency === currency),
      currency,
    ),
  );
}

function statementOf(sums: readonly Sum[], currency: string): CurrencyStatement {
  const major = (minor: number) => toMajor(minor, currency);
  const standing = (rows: readonly Sum[]) => {
    const held = total(rows.map(({ heldMinor }) => heldMinor));
    const available = total(rows.map(({ availableMinor }) => availableMinor));
    return { held: major(held), available: major(available), balance: major(held + available) };
  };
  const lines = sums
    .filter(({ isWithin }) => isWithin)
    .map((row) => {
      const { grossMinor, feeMinor, netMinor } = amountsOf(row);
      return {
        ...typeOf(row.kind),
        count: row.count,
        gross: major(grossMinor),
        fee: major(feeMinor),
        net: major(netMinor),
        held: major(row.heldMinor),
        available: major(row.availableMinor),
      };
    });
  return {
    currency,
    opening: standing(sums.filter(({ isWithin }) => !isWithin)),
    lines: lines.toSorted(
      (one, other) => BALANCE_TYPES.indexOf(one.type) - BALANCE_TYPES.indexOf(other.type),
    ),
    closing: standing(sums),
  };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
