import { useTranslations } from "next-intl";
import type { RestaurantSummary } from "./restaurant-card";
import { RestaurantGuide } from "./restaurant-guide";

/** The start page of the platform: one sentence, then the restaurants. */
export function MarketplaceHome({ restaurants }: { restaurants: readonly RestaurantSummary[] }) {
  const t = useTranslations("marketplace.home");
  return (
    <main id="content" className="mx-auto max-w-312 px-5 pb-24 md:px-10">
      <div className="pt-10 pb-8 md:pt-20 md:pb-12">
        <h1 className="max-w-[16ch] font-display text-5xl">{t("title")}</h1>
        <p className="mt-4 max-w-[44ch] text-lg text-ink-soft">{t("intro")}</p>
      </div>
      <RestaurantGuide restaurants={restaurants} />
    </main>
  );
}
