import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { fraunces, instrumentSans, instrumentSansExtended } from "@/components/frame/fonts";
import { SkipLink } from "@/components/frame/skip-link";
import { AreaMessages } from "@/components/i18n/area-messages";
import { ToastProvider } from "@/components/ui/toast";
import { languageOf } from "@/lib/core/i18n/locales";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: { default: t("brand"), template: `%s · ${t("brand")}` }, applicationName: t("brand") };
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = await getLocale();
  const fonts = `${fraunces.variable} ${instrumentSans.variable} ${instrumentSansExtended.variable}`;
  return (
    <html lang={languageOf(locale)} className={fonts}>
      <body>
        <AreaMessages areas={[]}>
          <ToastProvider>
            <SkipLink />
            {children}
          </ToastProvider>
        </AreaMessages>
      </body>
    </html>
  );
}
