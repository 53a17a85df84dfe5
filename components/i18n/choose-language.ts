"use server";

import { cookies, headers } from "next/headers";
import { isLocale, LOCALE_COOKIE } from "@/lib/core/i18n/locales";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the visitor's language for a year; anything but a known language is ignored. */
export async function chooseLanguage(locale: string): Promise<void> {
  if (!isLocale(locale)) return;
  const [cookieJar, header] = await Promise.all([cookies(), headers()]);
  cookieJar.set(LOCALE_COOKIE, locale, {
    maxAge: YEAR_SECONDS,
    sameSite: "lax",
    path: "/",
    httpOnly: true,
    secure: header.get("x-bazar-secure") === "1",
  });
}
