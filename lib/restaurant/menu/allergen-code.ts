/** The fourteen of EU regulation 1169/2011, annex II, in its order. */
export const EU_ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type EuAllergen = (typeof EU_ALLERGENS)[number];

/** Codes each once: the fourteen in their order, then the rest. Without their spellings, which guests do not load. */
export function inAllergenOrder(codes: readonly string[]): string[] {
  const all = new Set(codes);
  const known = EU_ALLERGENS.filter((code) => all.has(code));
  return [...known, ...[...all].filter((code) => !known.some((each) => each === code))];
}
