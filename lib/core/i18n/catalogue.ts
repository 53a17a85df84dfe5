import type { Locale, RegionalLocale } from "./locales";
import { messages as de } from "./messages/de";
import { messages as en } from "./messages/en";
import { messages as es } from "./messages/es";
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

const CATALOGUES: Record<Locale, Messages> = { en, it, de, es, ja };

/** The whole catalogue of a language. */
export function messagesOf(locale: Locale): Messages {
  return CATALOGUES[locale];
}

/** Only the parts of the catalogue that a page sends to the browser. */
export function pickMessages(locale: Locale, areas: readonly MessageArea[]): Partial<Messages> {
  const all = messagesOf(locale);
  return Object.fromEntries(areas.map((area) => [area, all[area]]));
}
