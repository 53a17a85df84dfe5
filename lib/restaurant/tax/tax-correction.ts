import { allocate } from "@/lib/core/money/money";
import { shareHalfUp, type TaxLine } from "./tax";

/** What is left of the tax of a document after what its corrections took; theirs are negative. */
export function taxLeft(document: readonly TaxLine[], corrections: readonly TaxLine[]): TaxLine[] {
  return document.map((line) => {
    const own = corrections.filter(({ bps }) => bps === line.bps);
    const sum = (of: "netMinor" | "taxMinor" | "grossMinor") =>
      own.reduce((total, each) => total + each[of], line[of]);
    return { ...line, netMinor: sum("netMinor"), taxMinor: sum("taxMinor"), grossMinor: sum("grossMinor") };
  });
}

/**
 * The tax in money that goes back, as negative lines, out of what is `left` of a document. What names its rate is taken
 * there as far as there is something left, the rest from all rates in proportion to what is left of them. Each part of
 * a rate takes its part of the tax, rounded half up, and the last part all the rest: parts never take more tax than there
 * was, and all of them together exactly as much.
 */
export function taxBack(
  left: readonly TaxLine[],
  { amountMinor, named }: { amountMinor: number; named: readonly { bps: number; amountMinor: number }[] },
): TaxLine[] {
  if (left.length === 0) return [];
  const room = left.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
  let openMinor = Math.min(amountMinor, room);
  const taken = left.map(({ bps, grossMinor }) => {
    const wanted = named.reduce((sum, each) => sum + (each.bps === bps ? each.amountMinor : 0), 0);
    const takenMinor = Math.min(wanted, grossMinor, openMinor);
    openMinor -= takenMinor;
    return takenMinor;
  });
  const rest = left.map(({ grossMinor }, index) => grossMinor - (taken[index] ?? 0));
  const shares = openMinor === 0 ? rest.map(() => 0) : allocate(openMinor, rest);
  return left.flatMap((line, index) => {
    const grossMinor = (taken[index] ?? 0) + (shares[index] ?? 0);
    if (grossMinor === 0) return [];
    const taxMinor = shareHalfUp(grossMinor, line.taxMinor, line.grossMinor);
    const { name, bps } = line;
    return [
      { name, bps, netMinor: taxMinor - grossMinor, taxMinor: 0 - taxMinor, grossMinor: 0 - grossMinor },
    ];
  });
}

/** The same lines with the opposite sign. */
export function reversedTax(lines: readonly TaxLine[]): TaxLine[] {
  return lines.map(({ name, bps, netMinor, taxMinor, grossMinor }) => ({
    name,
    bps,
    netMinor: 0 - netMinor,
    taxMinor: 0 - taxMinor,
    grossMinor: 0 - grossMinor,
  }));
}

/** What has to be added to documents, rate by rate, so that they say `now`; rates that agree are left out. */
export function taxMoved(documents: readonly TaxLine[], now: readonly TaxLine[]): TaxLine[] {
  const rates = new Map([...documents, ...now].map(({ name, bps }) => [bps, name]));
  return [...rates].flatMap(([bps, name]) => {
    const of = (lines: readonly TaxLine[], field: "netMinor" | "taxMinor" | "grossMinor") =>
      lines.reduce((sum, line) => (line.bps === bps ? sum + line[field] : sum), 0);
    const moved = (field: "netMinor" | "taxMinor" | "grossMinor") => of(now, field) - of(documents, field);
    const line = {
      name,
      bps,
      netMinor: moved("netMinor"),
      taxMinor: moved("taxMinor"),
      grossMinor: moved("grossMinor"),
    };
    return line.netMinor === 0 && line.taxMinor === 0 && line.grossMinor === 0 ? [] : [line];
  });
}
