"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useFormControl } from "@/components/form/form-context";
import { useValues } from "@/components/form/use-field";
import { useLanguage } from "@/components/i18n/use-language";
import { ShopCurrencyProvider } from "@/components/storefront/frame/shop-currency";
import { DishDetails } from "@/components/storefront/menu/dish-details";
import { DishRow } from "@/components/storefront/menu/dish-row";
import { defaultSelection } from "@/components/storefront/menu/option-choice";
import { draftDish } from "./draft-dish";
import type { ProductForm } from "./product-form";

/** The dish as the storefront draws it, in its list and opened, while the form around is filled in. */
export function ProductPreview() {
  const t = useTranslations("dashboardMenu.preview");
  const locale = useLanguage();
  const { currency, locales } = useDashboardTenant();
  const form = useValues(useFormControl<ProductForm>());
  const dish = draftDish(form, { currency, locale, locales });
  const [chosen, setChosen] = useState<Record<string, string[]>>({});
  const selected = { ...defaultSelection(dish.optionGroups), ...chosen };
  return (
    <section aria-labelledby="dish-preview">
      <h3 id="dish-preview" className="text-sm font-semibold">
        {t("title")}
      </h3>
      <p className="mt-0.5 text-sm text-ink-soft">{t("hint")}</p>
      <ShopCurrencyProvider value={currency}>
        <div className="mt-3 rounded-panel bg-page px-4 ring-1 ring-line">
          <DishRow dish={dish} inCart={0} picture="lazy" />
          <div className="border-t border-line py-5">
            <p className="pb-3 font-display text-xl">{dish.name}</p>
            <DishDetails
              dish={dish}
              selected={selected}
              onSelect={(group, labels) => setChosen((before) => ({ ...before, [group]: labels }))}
              showProblem={false}
            />
          </div>
        </div>
      </ShopCurrencyProvider>
    </section>
  );
}
