"use client";

import { Languages } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTransition } from "react";
import { useStorefrontPlace } from "@/components/frame/tenant-link";
import { useLanguage } from "@/components/i18n/use-language";
import type { Locale } from "@/lib/core/i18n/locales";
import { type StorefrontPlace, storefrontBase } from "@/lib/restaurant/tenancy/host";
import { chooseLanguage } from "./choose-language";

const NAMES: Record<Locale, string> = {
  en: "English",
  it: "Italiano",
  de: "Deutsch",
  es: "Español",
  ja: "日本語",
  fr: "Français",
  ar: "العربية",
};

/** The page that is open, in another language: its address names one, or has to inside of another website. */
function addressIn(language: Locale, place: StorefrontPlace): string {
  const { pathname, search } = window.location;
  const rest = pathname.slice(storefrontBase(place).length).replace(/^\/$/, "");
  return `${storefrontBase({ ...place, language })}${rest}${search}`;
}

/** Each language in its own words; on phones the system's own list. */
export function LanguageSwitch({ locales }: { locales: readonly Locale[] }) {
  const t = useTranslations("common");
  const current = useLanguage();
  const place = useStorefrontPlace();
  const [pending, startTransition] = useTransition();
  if (locales.length < 2) return null;
  return (
    <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control px-2 text-sm text-ink-soft hover:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent-text">
      <Languages className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      <span className="sr-only">{t("language")}</span>
      <select
        value={current}
        disabled={pending}
        onChange={(event) => {
          const next = locales.find((locale) => locale === event.target.value);
          if (next === undefined) return;
          startTransition(async () => {
            // The browser of a framed page may keep nothing, and the choice is for this page alone.
            if (!place?.embedded) await chooseLanguage(next);
            if (place?.embedded || place?.language) window.location.assign(addressIn(next, place));
          });
        }}
        className="field-sizing-content appearance-none bg-transparent text-base outline-none md:text-sm"
      >
        {locales.map((locale) => (
          <option key={locale} value={locale} lang={locale} className="bg-surface text-ink">
            {NAMES[locale]}
          </option>
        ))}
      </select>
    </label>
  );
}
