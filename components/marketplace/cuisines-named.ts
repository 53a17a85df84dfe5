import { messagesOf } from "@/lib/core/i18n/catalogue";
import { LOCALES } from "@/lib/core/i18n/locales";
import { CUISINES, type Cuisine } from "@/lib/restaurant/tenancy/cuisine";

const SHORTEST_PART = 3;

/** The cuisines whose name in any language holds the text: "ital" and "イタリア" are Italian. */
export function cuisinesNamed(text: string | null): Cuisine[] {
  const part = text?.trim().toLowerCase() ?? "";
  const isPart = (name: string) =>
    part.length >= SHORTEST_PART ? name.toLowerCase().includes(part) : name.toLowerCase() === part;
  return CUISINES.filter((cuisine) => LOCALES.some((locale) => isPart(messagesOf(locale).cuisines[cuisine])));
}
