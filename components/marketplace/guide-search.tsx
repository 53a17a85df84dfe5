import { MapPin, Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { type GuideQuery, guideEntries, LONGEST_SEARCH } from "./guide-query";
import { PositionButton } from "./position-button";

interface GuideSearchProps {
  query: GuideQuery;
  /** Cities to choose from while one types. */
  cities: readonly string[];
}

const TYPED = new Set(["q", "place", "after"]);

/** Asks what and where; works without JavaScript and keeps the filters. */
export function GuideSearch({ query, cities }: GuideSearchProps) {
  const t = useTranslations("marketplace.search");
  const kept = guideEntries(query).filter(([name]) => !TYPED.has(name));
  return (
    // biome-ignore lint/a11y/useSemanticElements: React's types know no <search>, and the role says the same.
    <form
      role="search"
      action="/"
      method="get"
      className="mt-8 grid max-w-224 gap-2.5 md:grid-cols-[1fr_1fr_auto]"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Input
        name="q"
        type="search"
        before={<Search className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
        aria-label={t("what")}
        placeholder={t("whatHint")}
        defaultValue={query.q ?? ""}
        maxLength={LONGEST_SEARCH}
        enterKeyHint="search"
      />
      <div className="flex gap-2">
        <Input
          name="place"
          className="min-w-0 flex-1"
          before={<MapPin className="size-4.5" strokeWidth={1.5} aria-hidden="true" />}
          aria-label={t("where")}
          placeholder={query.at && query.place === null ? t("yourPosition") : t("whereHint")}
          defaultValue={query.place ?? ""}
          maxLength={LONGEST_SEARCH}
          autoComplete="street-address"
          list="cities"
          enterKeyHint="search"
        />
        <datalist id="cities">
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
        <PositionButton query={query} />
      </div>
      <Button type="submit" className="min-h-12 md:px-7">
        {t("submit")}
      </Button>
    </form>
  );
}
