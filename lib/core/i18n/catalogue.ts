import type { MessageKeys, NestedKeyOf } from "use-intl/core";
import { writtenMessages } from "./generated/messages";
import { isBranch, linkedMessages } from "./linked-messages";
import { type Locale, languageOf, type RegionalLocale } from "./locales";
import type { TimeFormats } from "./time-formats";

const { en: english, "en-GB": british } = writtenMessages;

/** Every message of the interface; English defines the keys of the other languages. */
export type Messages = typeof english;

export type MessageArea = keyof Messages;

/** A sentence of the catalogue, named with its area, such as `dashboardMoney.title`. */
export type MessageKey = MessageKeys<Messages, NestedKeyOf<Messages>>;

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
  "tableOrder",
  "tickets",
  "tracking",
  "words",
] as const satisfies readonly MessageArea[];

const EN = linkedMessages(english, english);
const BRITISH = linkedMessages(english, overlaid(english, british));

const CATALOGUES: Record<Locale, Messages> = {
  en: EN,
  it: linkedMessages(english, writtenMessages.it),
  de: linkedMessages(english, writtenMessages.de),
  es: linkedMessages(english, writtenMessages.es),
  ja: linkedMessages(english, writtenMessages.ja),
  fr: { ...EN, ...linkedMessages(dinerAreas(english), writtenMessages.fr) },
  ar: { ...EN, ...linkedMessages(dinerAreas(english), writtenMessages.ar) },
};

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

function dinerAreas(all: Messages): Pick<Messages, (typeof DINER_AREAS)[number]> {
  return pickMessages(all, DINER_AREAS) as Pick<Messages, (typeof DINER_AREAS)[number]>;
}

/** A tree of messages with those of a smaller tree in their places. */
function overlaid<Tree extends object>(tree: Tree, changes: object): Tree {
  const entries = Object.entries(changes).map(([key, change]) => {
    const before = (tree as Record<string, unknown>)[key];
    return [key, isBranch(change) && isBranch(before) ? overlaid(before, change) : change];
  });
  return { ...tree, ...Object.fromEntries(entries) };
}
