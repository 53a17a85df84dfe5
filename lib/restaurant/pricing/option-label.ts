import type { LocaleMap } from "@/lib/core/i18n/locale-map";
import { exponentOf, parseMajor } from "@/lib/core/money/money";

export const MAX_OPTION_GROUP_NAME_LENGTH = 80;
/** Of an option as guests choose it: its name with its price. */
export const MAX_OPTION_LABEL_LENGTH = 120;

/** The lists of a choice, and what each says of the dish. */
export const OPTION_LISTS = [
  // What it contains beyond the dish.
  "allergens",
  // What the dish contains and is without when this is chosen.
  "removesAllergens",
] as const;
export type OptionList = (typeof OPTION_LISTS)[number];

/** What a choice has beside its label. The label stays the key, in every language. */
export type OptionDetails = {
  /** Its name in other languages, without the price. */
  names?: LocaleMap;
  /** Chosen already when the dish is opened. */
  isDefault?: boolean;
  /** Where it does not follow from the names, see `optionIdOf`. */
  id?: string;
  /** What a till or another program calls it; one of the same text may be at other dishes. */
  externalId?: string;
} & { [List in OptionList]?: readonly string[] };

/** One choice of an option group: its text on the menu, its name without the price, and the price. */
export type OptionLabel = OptionDetails & {
  label: string;
  name: string;
  deltaMinor: number;
  /** An ingredient of it is used up; known of a menu that is read, never stored. */
  soldOut?: boolean;
};

type MaybeDetails = { [Detail in keyof OptionDetails]: OptionDetails[Detail] | undefined };

/** The details that say something, and nothing else of a choice: no empty texts, no empty list, and no "not". */
export function givenDetails(choice: MaybeDetails): OptionDetails {
  const details = (["names", "isDefault", "id", "externalId", ...OPTION_LISTS] as const).map(
    (detail) => [detail, choice[detail]] as const,
  );
  return Object.fromEntries(
    details.filter(([, value]) => value === true || (value && Object.keys(value).length > 0)),
  );
}

/** The lists that a choice has, each as `change` makes it. */
export function changedLists(
  choice: Pick<OptionDetails, OptionList>,
  change: (list: readonly string[]) => string[],
): { [List in OptionList]?: string[] } {
  return Object.fromEntries(
    OPTION_LISTS.flatMap((name) => {
      const list = choice[name];
      return list ? [[name, change(list)]] : [];
    }),
  );
}

type Suffix = { name: string; inner: string };

/** Splits "name (inner)" at the last bracket, by position only, so that no text takes more than linear time. */
function splitSuffix(label: string): Suffix | null {
  if (!label.endsWith(")")) return null;
  const open = label.lastIndexOf("(");
  if (open < 0) return null;
  const name = label.slice(0, open).trimEnd();
  return name === "" ? null : { name, inner: label.slice(open + 1, -1) };
}

/** Reads "+2.50", "-1,00", "+€2.50" or "+2,50 €" into minor units; null for anything else. */
function parseDelta(text: string, currency: string): number | null {
  const match = /^([+\-−]) ?([^\d\s]*) ?(\d+(?:[.,]\d+)?) ?([^\d\s]*)$/u.exec(text);
  if (!match) return null;
  const [, sign, before = "", digits = "", after = ""] = match;
  if (before !== "" && after !== "") return null;
  const unit = before || after;
  if (unit !== "" && !isCurrencySign(unit, currency)) return null;
  const minor = parseMajor(digits.replace(",", "."), currency);
  if (minor === null || minor === 0) return minor;
  return sign === "+" ? minor : -minor;
}

function isCurrencySign(text: string, currency: string): boolean {
  if (/^\p{Sc}$/u.test(text) || text === currency) return true;
  const parts = new Intl.NumberFormat("en", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  }).formatToParts(0);
  return parts.some((part) => part.type === "currency" && part.value === text);
}

/**
 * Reads the price that an option label may carry at its end, as in "Large (+2.50)" or "No cheese (-1,00 €)".
 * A label without such a suffix costs nothing extra. The label itself is kept as it was written.
 */
export function parseOptionLabel(label: string, currency: string): OptionLabel {
  exponentOf(currency);
  const suffix = splitSuffix(label);
  const deltaMinor = suffix && parseDelta(suffix.inner, currency);
  if (!suffix || deltaMinor === null) return { label, name: label, deltaMinor: 0 };
  return { label, name: suffix.name, deltaMinor };
}

/**
 * The label without what looks like its price, whatever the currency: what a recipe knows an option by, so that a new
 * price keeps it.
 */
export function optionKey(label: string): string {
  const suffix = splitSuffix(label.trim());
  return suffix && /^[+\-−]/u.test(suffix.inner.trim()) && /\d/.test(suffix.inner)
    ? suffix.name
    : label.trim();
}

/**
 * Whether the label ends in something meant as a price that is not valid, such as "(+2.555)" in euros. The menu refuses
 * it, because it would be sold at no extra charge.
 */
export function hasUnreadablePrice(label: string, currency: string): boolean {
  const trimmed = label.trimEnd();
  if (!trimmed.endsWith(")")) return false;
  const inner = trimmed.slice(trimmed.lastIndexOf("(") + 1, -1).trim();
  const meantAsPrice = /^[+\-−]/u.test(inner) && /\d/.test(inner);
  return meantAsPrice && parseOptionLabel(label, currency).name === label;
}

/**
 * The price at the label's end that has no brackets, as in "Large +3.50" or "Large +€3"; null where there is none. It would
 * be sold at no extra charge. A number alone, such as in "Level +1", is no price.
 */
export function barePriceOf(label: string, currency: string): string | null {
  const [, amount] =
    /\s([+\-−] ?[^\d\s()]{0,3} ?\d{1,9}(?:[.,]\d{1,3})?(?: ?[^\d\s()]{1,3})?)$/u.exec(label) ?? [];
  if (amount === undefined || parseDelta(amount, currency) === null) return null;
  return /^[+\-−] ?\d+$/u.test(amount) ? null : amount;
}

/**
 * Where on the menu the given label is: written exactly as there, or there without its price. Null when it
 * is not, when it carries any other price, or when the bare name stands for several labels.
 */
export function matchOptionLabel(
  menuLabels: readonly Pick<OptionLabel, "label" | "name">[],
  given: string,
): number | null {
  const exact = menuLabels.findIndex(({ label }) => label === given);
  if (exact >= 0) return exact;
  const first = menuLabels.findIndex(({ name }) => name === given);
  const last = menuLabels.findLastIndex(({ name }) => name === given);
  return first >= 0 && first === last ? first : null;
}
