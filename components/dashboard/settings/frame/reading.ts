import type { WholeRange } from "@/lib/core/numbers/whole-range";
import type { FieldProblem } from "./edit-form";

export type Problems = Partial<Record<string, FieldProblem>>;

export function readWhole(text: string, { from, to }: WholeRange): number | null {
  const plain = text.trim();
  const number = /^\d{1,6}$/.test(plain) ? Number(plain) : Number.NaN;
  return number >= from && number <= to ? number : null;
}

/** A number with a comma or point as decimal mark, or null. */
export function readDecimal(text: string): number | null {
  const plain = text.trim().replace(",", ".");
  return /^-?\d{1,6}(?:\.\d{1,12})?$/.test(plain) ? Number(plain) : null;
}

export function reading<Body>(problems: Problems, body: () => Body) {
  return Object.keys(problems).length > 0
    ? ({ ok: false, problems } as const)
    : ({ ok: true, body: body() } as const);
}
