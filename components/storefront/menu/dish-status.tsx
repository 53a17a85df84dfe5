"use client";

import { useTranslations } from "next-intl";
import { useMomentText } from "@/components/storefront/frame/opening-time";
import type { Dish } from "@/components/storefront/frame/storefront";

/** Whether a dish cannot be ordered, not even for later. */
export function isOff({ soldOut, offHours, forLater }: Dish): boolean {
  return soldOut || (offHours === true && !forLater);
}

/** Why a dish cannot be ordered now, and when it can be again; nothing for one that can. */
export function DishStatus({ dish }: { dish: Dish }) {
  const t = useTranslations("storefront.menu");
  const tMenu = useTranslations("storefrontMenu");
  const momentText = useMomentText();
  if (!dish.soldOut && !dish.offHours) return null;
  const text = () => {
    if (dish.soldOut) return t("soldOut");
    return dish.opensAt ? tMenu("availableFrom", { time: momentText(dish.opensAt) }) : tMenu("notNow");
  };
  return <p className="mt-1 text-sm font-semibold">{text()}</p>;
}
