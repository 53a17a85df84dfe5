import { z } from "zod";

/** A text by locale code, such as { it: "Antipasti", en: "Starters" }. */
export type LocaleMap = Readonly<Record<string, string>>;

/** Texts by locale as they are read. */
export const LocaleMapSchema = z
  .record(z.string(), z.string())
  .describe("Locale code to text")
  .meta({ id: "LocaleMap" });

const MAX_LOCALES = 30;

/** A locale code as it is plausible on a menu: a language, and at most a script and a region. */
export const LocaleCode = z
  .string()
  .max(20)
  .regex(
    /^[a-z]{2,3}(?:-[A-Za-z]{4})?(?:-(?:[A-Za-z]{2}|\d{3}))?$/,
    "must be a locale code such as en or pt-BR",
  );

function withoutBlanks(map: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(map).filter(([, text]) => text !== ""));
}

/** Texts by locale for a write: trimmed, blank ones dropped, none required. */
export function optionalTexts(maxLength: number) {
  return z
    .record(LocaleCode, z.string().trim().max(maxLength))
    .refine((map) => Object.keys(map).length <= MAX_LOCALES, `must have at most ${MAX_LOCALES} locales`)
    .transform(withoutBlanks);
}

/** Texts by locale for a write, at least one of them not blank. */
export function requiredTexts(maxLength: number) {
  return optionalTexts(maxLength).refine(
    (map) => Object.keys(map).length > 0,
    "must have a text in at least one locale",
  );
}
