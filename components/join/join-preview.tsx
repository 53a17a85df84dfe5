"use client";

import { Bell, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { TenantTheme } from "@/components/ui/tenant-theme";
import { samplePrice } from "./sample-price";

interface JoinPreviewProps {
  name: string;
  city: string;
  slug: string;
  currency: string;
  host: string;
}

const DISHES = ["starter", "main", "dessert"] as const;
const EUROS = { starter: 7.5, main: 13.5, dessert: 6 } as const;

export function JoinPreview({ name, city, slug, currency, host }: JoinPreviewProps) {
  const t = useTranslations("join");
  return (
    <figure>
      <div aria-hidden="true" inert className="relative pb-14">
        <div className="overflow-hidden rounded-panel shadow-lift ring-1 ring-line">
          <TenantTheme accent="#15603f" scheme="light">
            <p className="truncate border-b border-line bg-sunken px-4 py-2 text-center text-xs text-ink-soft">
              {host}/s/{slug || t("preview.slug")}
            </p>
            <div className="bg-accent-tint px-6 pt-8 pb-6">
              <p className="font-display text-3xl [overflow-wrap:anywhere]">{name || t("preview.name")}</p>
              <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-positive">
                <Clock className="size-4" strokeWidth={1.75} />
                {t("preview.open")}
                {city && <span className="font-normal text-ink-soft">· {city}</span>}
              </p>
            </div>
            <ul className="divide-y divide-line px-6 pb-20">
              {DISHES.map((dish) => (
                <li key={dish} className="flex items-center justify-between gap-4 py-3.5">
                  <span>
                    <span className="block font-semibold">{t(`sample.${dish}.name`)}</span>
                    <span className="block text-sm text-ink-soft">{t(`sample.${dish}.description`)}</span>
                  </span>
                  <Price amount={samplePrice(EUROS[dish], currency)} currency={currency} />
                </li>
              ))}
            </ul>
          </TenantTheme>
        </div>
        <div className="absolute right-4 bottom-0 w-64 rounded-panel bg-ink p-4 text-page shadow-lift md:-right-4">
          <p className="flex items-center justify-between gap-2 text-sm">
            <span className="flex items-center gap-2 font-semibold">
              <Bell className="size-4" strokeWidth={1.75} />
              {t("preview.newOrder")}
            </span>
            <span className="tabular-nums">1001</span>
          </p>
          <p className="mt-2 text-sm">
            2 × {t("sample.main.name")}
            <br />1 × {t("sample.dessert.name")}
          </p>
          <p className="mt-2 flex justify-between text-sm font-semibold tabular-nums">
            {t("preview.pickup")}
            <Price
              amount={2 * samplePrice(EUROS.main, currency) + samplePrice(EUROS.dessert, currency)}
              currency={currency}
            />
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-sm text-ink-soft">{t("preview.caption")}</figcaption>
    </figure>
  );
}
