import type { Metadata, Viewport } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FailureBoundary } from "@/components/frame/failure-boundary";
import {
  bricolageGrotesque,
  fraunces,
  instrumentSans,
  instrumentSansExtended,
  notoNaskh,
  vazirmatn,
} from "@/components/frame/fonts/fonts";
import { SkipLink } from "@/components/frame/skip-link";
import { AreaMessages } from "@/components/i18n/area-messages";
import { ToastProvider } from "@/components/ui/toast";
import { directionOf, languageOf } from "@/lib/core/i18n/locales";
import "./globals.css";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("common");
  return { title: { default: t("brand"), template: `%s · ${t("brand")}` }, applicationName: t("brand") };
}

export const viewport: Viewport = { width: "device-width", initialScale: 1, viewportFit: "cover" };

export default async function RootLayout({ children }: { children: ReactNode }) {
  const language = languageOf(await getLocale());
  const fonts = [fraunces, bricolageGrotesque, instrumentSans, instrumentSansExtended, vazirmatn, notoNaskh]
    .map(({ variable }) => variable)
    .join(" ");
  return (
    <html lang={language} dir={directionOf(language)} className={fonts}>
      <body>
        <AreaMessages areas={[]}>
          <ToastProvider>
            <SkipLink />
            <FailureBoundary>{children}</FailureBoundary>
          </ToastProvider>
        </AreaMessages>
      </body>
    </html>
  );
}
