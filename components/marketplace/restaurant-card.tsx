import { Clock } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { TypographicTile } from "@/components/ui/typographic-tile";

export interface RestaurantSummary {
  name: string;
  slug: string;
  tagline: string;
  imageUrl: string | null;
  /** The restaurant's own colour. */
  accent: string | null;
  city: string;
  openNow: boolean;
  /** "until 22:30", "opens 17:00": already in the visitor's language and the restaurant's zone. */
  openLabel: string;
  /** Formatted; null when the restaurant does not deliver. */
  deliveryFee: string | null;
  /** The smallest delivery order, formatted; null when there is none. */
  minimum: string | null;
}

/** One restaurant of the guide: its picture, its name, and what is true of it right now. */
export function RestaurantCard({
  restaurant,
  priority,
}: {
  restaurant: RestaurantSummary;
  priority: boolean;
}) {
  const t = useTranslations("marketplace.restaurant");
  const facts = [
    restaurant.city,
    restaurant.deliveryFee === null ? t("pickupOnly") : t("delivery", { fee: restaurant.deliveryFee }),
    restaurant.minimum === null ? null : t("minimum", { amount: restaurant.minimum }),
  ].filter((fact) => fact !== null);
  return (
    <article className="group relative">
      <div className="relative aspect-4/3 overflow-hidden rounded-panel bg-sunken">
        {restaurant.imageUrl ? (
          <Picture
            address={restaurant.imageUrl}
            alt=""
            priority={priority}
            sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
            className="size-full object-cover transition-transform duration-200 group-hover:scale-102"
          />
        ) : (
          <TypographicTile name={restaurant.name} accent={restaurant.accent} />
        )}
      </div>
      <div className="mt-4 flex items-baseline justify-between gap-4">
        <h2 className="font-display text-xl">
          <Link href={`/s/${restaurant.slug}`} className="after:absolute after:inset-0 after:rounded-panel">
            {restaurant.name}
          </Link>
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
      <p className="mt-1 text-ink-soft">{restaurant.tagline}</p>
      <p className="mt-2 text-sm text-ink-soft tabular-nums">{facts.join("  ·  ")}</p>
    </article>
  );
}
