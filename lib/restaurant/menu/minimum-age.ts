/** What a dish may ask for. */
export const AGE_LIMITS = { lowest: 12, highest: 30 } as const;

/** The ages at which some country sells alcohol. */
export const ALCOHOL_AGES = [16, 18, 19, 20, 21] as const;

/** Where beer and wine are not sold from 18. Spirits are often sold later: the restaurant chooses by the dish. */
const USUAL: Readonly<Record<string, (typeof ALCOHOL_AGES)[number]>> = {
  AT: 16,
  BE: 16,
  CH: 16,
  DE: 16,
  DK: 16,
  LI: 16,
  LU: 16,
  CA: 19,
  KR: 19,
  IS: 20,
  JP: 20,
  TH: 20,
  ID: 21,
  US: 21,
};

/** From which age beer and wine are usually sold in a country (ISO 3166-1 alpha-2). */
export function usualAlcoholAge(country: string): (typeof ALCOHOL_AGES)[number] {
  return USUAL[country] ?? 18;
}
