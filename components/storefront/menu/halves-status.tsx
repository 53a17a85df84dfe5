"use client";

import { useTranslations } from "next-intl";
import { Money } from "@/components/storefront/frame/money";
import type { DishOptionGroup } from "@/components/storefront/frame/storefront";
import { chosenOptions, type HalvesPrice, halfName } from "@/lib/restaurant/pricing/halves";

interface HalvesStatusProps {
  group: DishOptionGroup;
  rule: HalvesPrice;
  chosen: readonly string[];
}

/** What is on the whole dish or on each half of it, and what that adds to the price; read out when it changes. */
export function HalvesStatus({ group, rule, chosen }: HalvesStatusProps) {
  const t = useTranslations("storefrontMenu.halves");
  const options = chosenOptions([group], { [group.name]: chosen });
  const deltaMinor = options.reduce((sum, option) => sum + option.deltaMinor, 0);
  const names = options.map(({ name, title = name, half }) => (half ? halfName(title) : title));
  return (
    <p aria-live="polite" className="mt-1 min-h-10 text-sm text-ink-soft">
      {names.length > 1 ? (
        <span className="font-semibold text-ink">
          {names.map((name, index) => (
            <span key={name}>
              {index > 0 && " · "}
              <bdi>{name}</bdi>
            </span>
          ))}
          {deltaMinor !== 0 && (
            <>
              {" "}
              <Money minor={deltaMinor} signed />
            </>
          )}
        </span>
      ) : (
        names.map((name) => (
          <span key={name} className="block text-ink">
            {t("whole", { name })}
          </span>
        ))
      )}
      {names.length !== 1 && <span className="block">{t(rule)}</span>}
    </p>
  );
}
