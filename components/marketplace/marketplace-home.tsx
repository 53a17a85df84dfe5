import { Store } from "lucide-react";
import { useTranslations } from "next-intl";
import { IntentLink } from "@/components/frame/intent-link";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { GuideFilters } from "./guide-filters";
import { type GuideQuery, guideHref } from "./guide-query";
import { GuideSearch } from "./guide-search";
import { RestaurantCard, type RestaurantSummary } from "./restaurant-card";

interface MarketplaceHomeProps {
  query: GuideQuery;
  restaurants: readonly RestaurantSummary[];
  /** How many there are on all pages. */
  total: number;
  /** The slug behind which the next page begins; null on the last one. */
  next: string | null;
  cuisines: readonly string[];
  cities: readonly string[];
  /** The city whose middle distances are measured from; null for the visitor's position, and without a place. */
  placeName: string | null;
  hasPlace: boolean;
  /** Cities that an unknown place may mean. */
  meant: readonly string[];
}

export function MarketplaceHome(props: MarketplaceHomeProps) {
  const { query, restaurants, total, next, cuisines, cities, placeName, hasPlace, meant } = props;
  const t = useTranslations("marketplace");
  const isPlaceUnknown = query.place !== null && !hasPlace;
  return (
    <main id="content" className="mx-auto max-w-312 px-5 pb-24 md:px-10">
      <div className="pt-10 pb-8 md:pt-18 md:pb-10">
        <h1 className="max-w-[16ch] font-display text-5xl">{t("home.title")}</h1>
        <p className="mt-4 max-w-[44ch] text-lg text-ink-soft">{t("home.intro")}</p>
        <GuideSearch query={query} cities={cities} />
        {isPlaceUnknown && <UnknownPlace query={query} cities={cities} meant={meant} />}
      </div>
      <GuideFilters query={query} cuisines={cuisines} placeName={placeName} hasPlace={hasPlace}>
        <p role="status" className="text-sm text-ink-soft">
          {t("home.count", { count: total })}
          {placeName !== null && <> · {t("home.distancesFrom", { city: placeName })}</>}
        </p>
      </GuideFilters>
      <section aria-label={t("home.listLabel")}>
        {restaurants.length === 0 ? (
          <NothingFound query={query} hasPlace={hasPlace} />
        ) : (
          <ul className="mt-5 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {restaurants.map((restaurant, index) => (
              <li key={restaurant.slug}>
                <RestaurantCard restaurant={restaurant} priority={index < 2} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {(next !== null || query.after !== null) && (
        <nav aria-label={t("home.pages")} className="mt-12 flex flex-wrap justify-center gap-3">
          {query.after !== null && (
            <IntentLink href={guideHref(query, {})} className={buttonClass("quiet", "large")}>
              {t("home.first")}
            </IntentLink>
          )}
          {next !== null && (
            <IntentLink
              href={guideHref(query, { after: next })}
              className={buttonClass("secondary", "large")}
            >
              {t("home.next")}
            </IntentLink>
          )}
        </nav>
      )}
    </main>
  );
}

interface UnknownPlaceProps {
  query: GuideQuery;
  cities: readonly string[];
  meant: readonly string[];
}

/** Says that a place is not known, and offers the cities that it may mean, then all that there are. */
function UnknownPlace({ query, cities, meant }: UnknownPlaceProps) {
  const t = useTranslations("marketplace.search");
  const others = cities.filter((city) => !meant.includes(city));
  return (
    <div role="status" className="mt-4 max-w-[60ch] text-ink-soft">
      <p>{t("unknownPlace", { place: query.place ?? "" })}</p>
      {meant.length > 0 && (
        <p>
          {t("didYouMean")} <CityLinks query={query} cities={meant} />
        </p>
      )}
      {others.length > 0 && (
        <p>
          {t("citiesThere")} <CityLinks query={query} cities={others} />
        </p>
      )}
    </div>
  );
}

function CityLinks({ query, cities }: { query: GuideQuery; cities: readonly string[] }) {
  return cities.map((city, index) => (
    <span key={city}>
      {index > 0 && " · "}
      <IntentLink
        href={guideHref(query, { place: city, at: null })}
        className="inline-flex min-h-11 items-center font-semibold text-accent-text underline underline-offset-4"
      >
        {city}
      </IntentLink>
    </span>
  ));
}

/** Nothing at all, or nothing under these filters, which can be taken away by one press. */
function NothingFound({ query, hasPlace }: { query: GuideQuery; hasPlace: boolean }) {
  const t = useTranslations("marketplace.empty");
  const bare = { cuisine: null, service: null, openNow: false };
  const isFiltered = query.cuisine !== null || query.service !== null || query.openNow;
  if (isFiltered)
    return (
      <EmptyState
        icon={Store}
        title={t("filteredTitle")}
        action={
          <IntentLink href={guideHref(query, bare)} className={buttonClass()}>
            {t("showAll")}
          </IntentLink>
        }
      >
        {t("filteredBody")}
      </EmptyState>
    );
  if (query.q !== null)
    return (
      <EmptyState
        icon={Store}
        title={t("notFoundTitle", { search: query.q })}
        action={
          <IntentLink href={guideHref(query, { q: null })} className={buttonClass()}>
            {t("showAll")}
          </IntentLink>
        }
      >
        {t("notFoundBody")}
      </EmptyState>
    );
  if (hasPlace)
    return (
      <EmptyState
        icon={Store}
        title={t("noneNearTitle")}
        action={
          <IntentLink href={guideHref(query, { place: null, at: null })} className={buttonClass()}>
            {t("showAll")}
          </IntentLink>
        }
      >
        {t("noneNearBody")}
      </EmptyState>
    );
  return (
    <EmptyState icon={Store} title={t("title")}>
      {t("body")}
    </EmptyState>
  );
}
