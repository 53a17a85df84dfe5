import { NextIntlClientProvider } from "next-intl";
import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { type MessageArea, pickMessages } from "@/lib/core/i18n/catalogue";
import { languageOf } from "@/lib/core/i18n/locales";

/**
 * Gives client components below the sentences of these areas, and of `common`. Put it in a layout: what is
 * not listed is not sent to the browser.
 */
export async function AreaMessages({
  areas,
  children,
}: {
  areas: readonly MessageArea[];
  children: ReactNode;
}) {
  const locale = await getLocale();
  return (
    <NextIntlClientProvider messages={pickMessages(languageOf(locale), ["common", ...areas])}>
      {children}
    </NextIntlClientProvider>
  );
}
