"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useLanguage } from "@/components/i18n/use-language";
import { buttonClass } from "@/components/ui/button-style";
import { displayFontClass } from "@/components/ui/display-font";
import { Logo } from "@/components/ui/logo";
import { Picture } from "@/components/ui/picture";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { TenantTheme } from "@/components/ui/tenant-theme";
import { localText } from "@/lib/core/i18n/locales";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import type { ThemeForm } from "./theme-form";

interface ThemePreviewProps {
  theme: ThemeForm;
  settings: Pick<Settings, "name" | "tagline" | "locales">;
  /** Which one it is, where there are several. */
  title?: string;
}

/** The top of the storefront as it would be with what is chosen. */
export function ThemePreview({ theme, settings, title }: ThemePreviewProps) {
  const t = useTranslations("dashboardSettings.theme");
  const locale = useLanguage();
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  return (
    <section aria-label={title ?? t("preview")}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="text-sm text-ink-soft">{title ?? t("preview")}</h2>
        <SegmentedControl
          label={t("scheme")}
          value={scheme}
          onValueChange={setScheme}
          options={[
            { value: "light", label: t("light") },
            { value: "dark", label: t("dark") },
          ]}
        />
      </div>
      <div aria-hidden="true" inert className="overflow-hidden rounded-panel ring-1 ring-line">
        <TenantTheme accent={theme.accent} scheme={scheme}>
          {theme.heroImage && (
            <div className="aspect-16/7 overflow-hidden bg-accent-tint [&_img]:size-full [&_img]:object-cover">
              <Picture address={theme.heroImage} alt="" sizes="(min-width: 80rem) 40vw, 100vw" />
            </div>
          )}
          <div className="p-6">
            {theme.logoImage && <Logo address={theme.logoImage} name={settings.name} className="mb-4" />}
            <p className={`text-4xl leading-tight font-display ${displayFontClass(theme.displayFont)}`}>
              {settings.name}
            </p>
            <p className="mt-1 max-w-[40ch] text-ink-soft">
              {localText(settings.tagline, locale, settings.locales)}
            </p>
            <div className="mt-6 flex gap-5 border-b border-line text-sm">
              <span className="-mb-px border-b-2 border-accent-text pb-2 font-semibold">
                {t("sample.starters")}
              </span>
              <span className="pb-2 text-ink-soft">{t("sample.mains")}</span>
            </div>
            <div className="flex items-center justify-between gap-4 py-4">
              <div>
                <p className="font-semibold">{t("sample.dish")}</p>
                <p className="text-sm text-ink-soft">{t("sample.description")}</p>
                <p className="mt-1 text-sm text-accent-text underline underline-offset-4">
                  {t("sample.link")}
                </p>
              </div>
              <span className="grid size-16 shrink-0 place-items-center rounded-control bg-accent-tint font-display text-2xl text-accent-text">
                {t("sample.dish").slice(0, 1)}
              </span>
            </div>
            <span className={buttonClass("primary")}>{t("sample.button")}</span>
          </div>
        </TenantTheme>
      </div>
    </section>
  );
}
