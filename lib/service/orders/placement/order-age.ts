type AgedProduct = { minimumAge: number | null };
type AgeRefusal = { ok: false; code: "AGE_CONFIRMATION_REQUIRED"; message: string; lineIndex: number };

/** The highest age that one of the products asks for; null where none does. */
export function highestAge(products: readonly AgedProduct[]): number | null {
  const ages = products.flatMap(({ minimumAge }) => minimumAge ?? []);
  return ages.length === 0 ? null : Math.max(...ages);
}

/** Refuses an order of products for guests of some age that was not confirmed; it names the first such line. */
export function ageRefusal(
  products: readonly AgedProduct[],
  { ageConfirmed, nameAt }: { ageConfirmed: boolean; nameAt: (lineIndex: number) => string },
): AgeRefusal | null {
  const age = highestAge(products);
  if (age === null || ageConfirmed) return null;
  const lineIndex = products.findIndex(({ minimumAge }) => minimumAge === age);
  const message = `${nameAt(lineIndex)} is only sold to guests aged ${age} or over. Confirm your age to order it.`;
  return { ok: false, code: "AGE_CONFIRMATION_REQUIRED", message, lineIndex };
}
