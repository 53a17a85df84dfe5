import { type DinerOnlyLocale, type Locale, languageOf, type RegionalLocale } from "./locales";
import { messages as ar } from "./messages/ar";
import { messages as de } from "./messages/de";
import { messages as en } from "./messages/en";
import { messages as british } from "./messages/en-GB";
import { messages as es } from "./messages/es";
import { messages as fr } from "./messages/fr";
import { messages as it } from "./messages/it";
import { messages as ja } from "./messages/ja";
import type { TimeFormats } from "./time-formats";

/** Every message of the interface; English defines the keys of the other languages. */
export type Messages = typeof en;

/** One part of the catalogue, and the name of its JSON file. */
export type MessageArea = keyof Messages;

declare module "use-intl/core" {
  interface AppConfig {
    Locale: RegionalLocale;
    Messages: Messages;
    Formats: TimeFormats;
  }
}

/** What diners read, in every language. The other areas are for people who work, and are not in French and Arabic. */
export const DINER_AREAS = [
  "account",
  "booking",
  "checkout",
  "common",
  "cuisines",
  "emails",
  "failure",
  "giftCards",
  "guestData",
  "legal",
  "marketplace",
  "payment",
  "receipts",
  "storefront",
  "storefrontMenu",
  "tableBill",
  "tracking",
] as const satisfies readonly MessageArea[];

type DinerMessages = Pick<Messages, (typeof DINER_AREAS)[number]>;

const DINERS: Record<DinerOnlyLocale, DinerMessages> = { fr, ar };

const CATALOGUES: Record<Locale, Messages> = {
  en,
  it,
  de,
  es,
  ja,
  fr: { ...en, ...DINERS.fr },
  ar: { ...en, ...DINERS.ar },
};

const BRITISH = overlaid(en, british);

/** The whole catalogue of a language; areas of people who work are English where they are not translated. */
export function messagesOf(locale: Locale): Messages {
  return CATALOGUES[locale];
}

/** The catalogue of a language in a regional form: English is spelled the American way unless the region is another. */
export function regionalMessages(locale: RegionalLocale): Messages {
  const [language, region] = locale.split("-");
  if (language === "en" && region !== undefined && region !== "US") return BRITISH;
  return messagesOf(languageOf(locale));
}

/** Only the parts of the catalogue that a page sends to the browser. */
export function pickMessages(all: Messages, areas: readonly MessageArea[]): Partial<Messages> {
  return Object.fromEntries(areas.map((area) => [area, all[area]]));
}

/** A tree of messages with those of a smaller tree in their places. Compiled messages are lists, and leaves. */
function overlaid<Tree extends object>(tree: Tree, changes: object): Tree {
  const entries = Object.entries(changes).map(([key, change]) => {
    const before = (tree as Record<string, unknown>)[key];
    return [key, isBranch(change) && isBranch(before) ? overlaid(before, change) : change];
  });
  return { ...tree, ...Object.fromEntries(entries) };
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
