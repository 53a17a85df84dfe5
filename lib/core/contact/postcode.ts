/** Longer texts are no postcode; the longest in use have ten characters. */
export const MAX_LISTED_POSTCODE_LENGTH = 10;
/** As many as a restaurant can list beside its radius. */
export const MAX_LISTED_POSTCODES = 300;

/** How many characters of a whole postcode name its district, where a country's postcodes go down to houses. */
const DISTRICT_LENGTH: Readonly<Record<string, number>> = { BR: 5, CA: 3, IE: 3, NL: 4, PT: 4, US: 5 };

/** What a postcode looks like without blanks and dashes; the part in front can be listed alone. */
const FORMS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z](\d[A-Z]\d)?$/,
  CH: /^\d{4}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]{2})?$/,
  IE: /^[A-Z]\d[\dW]([A-Z\d]{4})?$/,
  IT: /^\d{5}$/,
  JP: /^\d{7}$/,
  LU: /^\d{4}$/,
  NL: /^\d{4}([A-Z]{2})?$/,
  NO: /^\d{4}$/,
  PL: /^\d{5}$/,
  PT: /^\d{4}(\d{3})?$/,
  SE: /^\d{5}$/,
  US: /^\d{5}(\d{4})?$/,
};

/**
 * A postcode in the form in which postcodes are compared: capital letters and digits, without the country's own mark in
 * front ("I-10123") and without a state ("TX 78704").
 */
export function plainPostcode(text: string): string {
  const plain = text.normalize("NFKC").toUpperCase();
  return plain.replace(/^[A-Z]{1,3}[\s-]+(?=\d)/, "").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a restaurant of the country can list the text. */
export function isPostcode(text: string, country: string): boolean {
  const plain = plainPostcode(text);
  if (plain.length < 2 || plain.length > MAX_LISTED_POSTCODE_LENGTH) return false;
  return (FORMS[country] ?? /^[\p{L}\p{N}]+$/u).test(plain);
}

/** The district of a plain postcode; the postcode itself where the country's do not go down to houses. */
export function districtOf(plain: string, country: string): string {
  // The last three characters of a British postcode name the street.
  if (country === "GB") return plain.length > 4 ? plain.slice(0, -3) : plain;
  return plain.slice(0, DISTRICT_LENGTH[country] ?? plain.length);
}

/** Whether a list names a postcode, or the district that it lies in: "SW1A" names "SW1A 1AA". */
export function listsPostcode(listed: readonly string[], postcode: string | null, country: string): boolean {
  const plain = plainPostcode(postcode ?? "");
  if (plain === "") return false;
  const district = districtOf(plain, country);
  return listed.some((each) => {
    const other = plainPostcode(each);
    return other === plain || other === district;
  });
}
