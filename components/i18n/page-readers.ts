import { headers } from "next/headers";
import { LOCALES, type Locale, STAFF_LOCALES } from "@/lib/core/i18n/locales";
import type { readersOf } from "@/lib/restaurant/tenancy/host";

export type Readers = ReturnType<typeof readersOf>;

/** Whom the page of this request is for, as the middleware found. */
export async function readPageReaders(): Promise<Readers> {
  return (await headers()).get("x-bazar-readers") === "staff" ? "staff" : "diners";
}

export function localesFor(readers: Readers): readonly Locale[] {
  return readers === "staff" ? STAFF_LOCALES : LOCALES;
}
