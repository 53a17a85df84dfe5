import { CalendarCheck, Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { IntentLink } from "@/components/frame/intent-link";
import { Picture } from "@/components/ui/picture";
import { TypographicTile } from "@/components/ui/typographic-tile";

/** A restaurant as its card shows it; texts are in the visitor's language and the restaurant's zone. */
export interface RestaurantSummary {
  name: string;
  slug: string;
  tagline: string;
  imageUrl: string | null;
  accent: string | null;
  openNow: boolean;
  /** "until 22:30", "opens 17:00". */
  openLabel: string;
  /** Cuisines, city or distance, delivery. */
  facts: readonly string[];
  /** The next free table for two. */
  table: { label: string; href: string } | null;
  dishes: readonly { name: string; href: string }[];
}

const INNER_LINK = "relative inline-flex min-h-11 items-center gap-2 underline-offset-4 hover:underline";

export function RestaurantCard({
  restaurant,
  priority,
}: {
  restaurant: RestaurantSummary;
  priority: boolean;
}) {
  const t = useTranslations("marketplace.restaurant");
  return (
    <article className="group relative">
      <div className="relative aspect-4/3 overflow-hidden rounded-panel bg-sunken">
        {restaurant.imageUrl ? (
          <Picture
            address={restaurant.imageUrl}
            alt=""
            priority={priority}
            sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
            className={`size-full object-cover transition-transform duration-200 group-hover:scale-102 ${restaurant.openNow ? "" : "opacity-70 saturate-50"}`}
          />
        ) : (
          <TypographicTile name={restaurant.name} accent={restaurant.accent} />
        )}
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h2 className="font-display text-xl">
          <IntentLink
            href={`/s/${restaurant.slug}`}
            className="after:absolute after:inset-0 after:rounded-panel"
          >
            {restaurant.name}
          </IntentLink>
        </h2>
        <p
          className={`flex shrink-0 items-center gap-1.5 text-sm font-semibold ${restaurant.openNow ? "text-positive" : "text-ink-soft"}`}
        >
          {restaurant.openNow ? (
            <span aria-hidden="true" className="size-2 rounded-full bg-positive" />
          ) : (
            <Clock className="size-4" strokeWidth={1.5} aria-hidden="true" />
          )}
          {restaurant.openLabel}
        </p>
      </div>
      <p className="mt-1 text-ink-soft">
        <bdi>{restaurant.tagline}</bdi>
      </p>
      <p className="mt-2 text-sm text-ink-soft tabular-nums">{restaurant.facts.join("  ·  ")}</p>
      {restaurant.dishes.length > 0 && (
        <ul aria-label={t("dishes")} className="mt-1 flex flex-wrap gap-x-4 text-sm font-semibold">
          {restaurant.dishes.map(({ name, href }) => (
            <li key={href}>
              <IntentLink href={href} className={INNER_LINK}>
                {name}
              </IntentLink>
            </li>
          ))}
        </ul>
      )}
      {restaurant.table && (
        <IntentLink
          href={restaurant.table.href}
          className={`${INNER_LINK} mt-1 text-sm font-semibold text-accent-text tabular-nums`}
        >
          <CalendarCheck className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {restaurant.table.label}
        </IntentLink>
      )}
    </article>
  );
}
