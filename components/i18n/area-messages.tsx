import { NextIntlClientProvider } from "next-intl";
import { getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import { type MessageArea, type Messages, pickMessages } from "@/lib/core/i18n/catalogue";

/**
 * Gives client components below the sentences of these areas, of `common` and of `failure`. Put it in a layout: what is
 * not listed is not sent to the browser.
 */
export async function AreaMessages({
  areas,
  children,
}: {
  areas: readonly MessageArea[];
  children: ReactNode;
}) {
  const messages = await getMessages();
  return (
    <NextIntlClientProvider messages={pickMessages(messages as Messages, ["common", "failure", ...areas])}>
      {children}
    </NextIntlClientProvider>
  );
}
