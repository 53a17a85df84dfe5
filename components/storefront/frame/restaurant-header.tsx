"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useIsBehindDish } from "@/components/storefront/menu/use-menu-address";
import { Logo } from "@/components/ui/logo";
import { FavouriteButton } from "./favourite-button";
import { useMoney } from "./money";
import { Picture } from "./picture";
import { ServiceStatus } from "./service-status";
import { ServiceSwitch } from "./service-switch";
import { useStorefront } from "./storefront-context";
import { StorefrontLinks } from "./storefront-links";

/** A phone shows a strip of it: two dots for each point are enough there, and its scripts come a third of a second sooner. */
const HERO_SIZES = "(min-width: 64rem) 50vw, (min-width: 40rem) 100vw, 60vw";

function useFacts(): string[] {
  const t = useTranslations("storefront.facts");
  const money = useMoney();
  const { shop } = useStorefront();
  const { service } = useCart();
  const minutes = t("minutes", { minutes: shop.services[service].minutes });
  if (service === "pickup") return [t("pickupAt", { address: shop.address }), minutes];
  const fee = money(shop.deliveryFeeMinor);
  return [
    shop.deliveryFeeMinor === 0 ? t("freeDelivery") : t("fee", { fee }),
    ...(shop.deliveryMinimumMinor > 0 ? [t("minimum", { amount: money(shop.deliveryMinimumMinor) })] : []),
    minutes,
  ];
}

/** The house front: picture, name, and what one needs to know before ordering. */
export function RestaurantHeader({ favourite }: { favourite: boolean | null }) {
  const { shop } = useStorefront();
  const { service } = useCart();
  const facts = useFacts();
  const isBehindDish = useIsBehindDish();
  return (
    <header className="pb-1 sm:pb-5 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-14 lg:pt-6 lg:pb-14">
      {shop.heroImage && (
        <div className="-mx-5 h-35 overflow-hidden bg-accent-tint sm:h-52 md:mx-0 md:rounded-panel lg:order-last lg:aspect-16/9 lg:h-auto">
          {!isBehindDish && <Picture address={shop.heroImage} sizes={HERO_SIZES} eager />}
        </div>
      )}
      <div className={`lg:pt-0 ${shop.heroImage ? "pt-3" : "pt-15"}`}>
        {shop.logoImage && (
          <Logo
            address={shop.logoImage}
            name={shop.name}
            className={`mb-4 ${shop.heroImage ? "max-lg:hidden" : ""}`}
          />
        )}
        <div className="flex items-start justify-between gap-3 lg:justify-start">
          <h1 className="font-display text-3xl sm:text-4xl lg:text-5xl">{shop.name}</h1>
          <FavouriteButton favourite={favourite} />
        </div>
        <p className="max-w-[40ch] text-ink-soft sm:mt-2 sm:text-lg">
          <bdi>{shop.tagline}</bdi>
        </p>
        <div className="mt-3 flex flex-col gap-2.5 sm:mt-5 sm:flex-row sm:items-center sm:gap-4 lg:flex-col lg:items-start">
          <ServiceSwitch className="sm:w-72" />
          <div aria-live="polite" className="flex flex-wrap gap-x-3 text-sm sm:block">
            <p>
              <ServiceStatus service={shop.services[service]} />
            </p>
            <p className="text-ink-soft tabular-nums sm:mt-1">{facts.join(" · ")}</p>
          </div>
        </div>
        <StorefrontLinks className="sm:mt-4" />
      </div>
    </header>
  );
}
