"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useHasComeWithDish } from "@/components/storefront/menu/use-menu-address";
import { Logo } from "@/components/ui/logo";
import { FavouriteButton } from "./favourite-button";
import { useMoney } from "./money";
import { Picture } from "./picture";
import { ServiceStatus } from "./service-status";
import { ServiceSwitch } from "./service-switch";
import { useStorefront } from "./storefront-context";
import { StorefrontLinks } from "./storefront-links";

/** The facts of the chosen service, in a few words. */
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
  const isBehindDish = useHasComeWithDish();
  return (
    <header className="pb-7 lg:grid lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center lg:gap-14 lg:pt-6 lg:pb-14">
      {shop.heroImage && (
        <div className="-mx-5 aspect-16/9 overflow-hidden bg-accent-tint md:mx-0 md:rounded-panel lg:order-last">
          <Picture address={shop.heroImage} sizes="(min-width: 64rem) 50vw, 100vw" eager={!isBehindDish} />
        </div>
      )}
      <div className="pt-6 lg:pt-0">
        {shop.logoImage && <Logo address={shop.logoImage} name={shop.name} className="mb-4" />}
        <div className="flex items-start justify-between gap-3 lg:justify-start">
          <h1 className="font-display text-4xl lg:text-5xl">{shop.name}</h1>
          <FavouriteButton favourite={favourite} />
        </div>
        <p className="mt-2 max-w-[40ch] text-lg text-ink-soft">
          <bdi>{shop.tagline}</bdi>
        </p>
        <div className="mt-5 flex flex-col gap-4 sm:flex-row sm:items-center lg:flex-col lg:items-start">
          <ServiceSwitch className="sm:w-72" />
          <div aria-live="polite" className="text-sm">
            <p>
              <ServiceStatus service={shop.services[service]} />
            </p>
            <p className="mt-1 text-ink-soft tabular-nums">{facts.join(" · ")}</p>
          </div>
        </div>
        <StorefrontLinks className="mt-4" />
      </div>
    </header>
  );
}
