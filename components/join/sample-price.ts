import { exponentOf } from "@/lib/core/money/money";
import { perEuro } from "@/lib/core/money/rough-worth";

/** A sample price in a currency, rounded as menus round: to halves, to tens where there are no cents. */
export function samplePrice(euros: number, currency: string): number {
  const amount = euros * perEuro(currency);
  const step = exponentOf(currency) === 0 || amount >= 100 ? 10 : 0.5;
  return Math.round(amount / step) * step;
}
