"use client";

import { CalendarDays, CircleUser, Gift } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";

const LINKS = [
  { path: "/reserve", word: "reserve", icon: CalendarDays },
  { path: "/gift-cards", word: "giftCards", icon: Gift },
  { path: "/account", word: "account", icon: CircleUser },
] as const;

export function StorefrontLinks({ className = "" }: { className?: string }) {
  const t = useTranslations("storefront.links");
  return (
    <nav aria-label={t("label")} className={className}>
      <ul className="flex flex-wrap gap-x-5 sm:gap-x-6">
        {LINKS.map(({ path, word, icon: Icon }) => (
          <li key={path}>
            <TenantLink
              path={path}
              className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-accent-text sm:text-base underline-offset-4 hover:underline"
            >
              <Icon className="size-4.5 max-sm:hidden" strokeWidth={1.5} aria-hidden="true" />
              {t(word)}
            </TenantLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
