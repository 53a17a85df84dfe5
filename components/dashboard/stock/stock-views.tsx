"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";

const VIEWS = [
  { name: "ingredients", path: "/stock", segment: null },
  { name: "dishes", path: "/stock/dishes", segment: "dishes" },
  { name: "movements", path: "/stock/movements", segment: "movements" },
  { name: "count", path: "/stock/count", segment: "count" },
] as const;

/** The pages of the stock, above each of them. */
export function StockViews() {
  const t = useTranslations("dashboardStock.views");
  const segment = useSelectedLayoutSegment();
  return (
    <nav aria-label={t("label")} className="flex gap-6 overflow-x-auto border-b border-line px-4 md:px-6">
      {VIEWS.map(({ name, path, segment: own }) => (
        <TenantLink
          key={name}
          path={path}
          aria-current={segment === own ? "page" : undefined}
          className="-mb-px flex min-h-12 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent-text aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {t(name)}
        </TenantLink>
      ))}
    </nav>
  );
}
