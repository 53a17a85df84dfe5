import Link from "next/link";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-style";
import type { RestaurantSummary } from "./restaurant-card";
import { RestaurantGuide } from "./restaurant-guide";
import { RestaurantSearch } from "./restaurant-search";

interface MarketplaceHomeProps {
  restaurants: readonly RestaurantSummary[];
  search: string | null;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
  isFirst: boolean;
}

function pageAddress(query: { q: string | null; after: string | null }): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== null);
  return given.length === 0 ? "/" : `/?${new URLSearchParams(given)}`;
}

/** The start page of the platform: one sentence, then the restaurants, a page of them at a time. */
export function MarketplaceHome({ restaurants, search, next, isFirst }: MarketplaceHomeProps) {
  const t = useTranslations("marketplace.home");
  const isWhole = search === null && next === null && isFirst;
  return (
    <main id="content" className="mx-auto max-w-312 px-5 pb-24 md:px-10">
      <div className="pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="max-w-[16ch] font-display text-5xl">{t("title")}</h1>
        <p className="mt-4 max-w-[44ch] text-lg text-ink-soft">{t("intro")}</p>
        {!isWhole && <RestaurantSearch search={search} />}
      </div>
      <RestaurantGuide
        key={pageAddress({ q: search, after: next })}
        restaurants={restaurants}
        isWhole={isWhole}
      />
      {(next !== null || !isFirst) && (
        <nav aria-label={t("pages")} className="mt-12 flex flex-wrap justify-center gap-3">
          {!isFirst && (
            <Link href={pageAddress({ q: search, after: null })} className={buttonClass("quiet", "large")}>
              {t("first")}
            </Link>
          )}
          {next !== null && (
            <Link
              href={pageAddress({ q: search, after: next })}
              className={buttonClass("secondary", "large")}
            >
              {t("next")}
            </Link>
          )}
        </nav>
      )}
    </main>
  );
}
