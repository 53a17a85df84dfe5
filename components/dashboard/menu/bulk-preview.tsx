"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useLanguage } from "@/components/i18n/use-language";
import { Price } from "@/components/ui/price";
import { localText } from "@/lib/core/i18n/locales";
import type { PriceRule } from "@/lib/restaurant/menu/editing/bulk-price";
import type { TenantProduct } from "@/lib/restaurant/menu/editing/menu-management-contract";
import { previewBulk } from "./bulk-form";

/** What the chosen dishes cost now, and what they will. */
export function BulkPreview({ products, rule }: { products: readonly TenantProduct[]; rule: PriceRule }) {
  const t = useTranslations("dashboardMenu.bulk");
  const locale = useLanguage();
  const { currency, locales } = useDashboardTenant();
  const rows = previewBulk(products, rule, currency);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-left font-semibold">{t("preview")}</caption>
      <thead className="text-left text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            {t("dish")}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {t("before")}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {t("after")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(({ id, before, after }, index) => (
          <tr key={id}>
            <th scope="row" className="py-2 pr-2 text-left font-medium">
              {localText(products[index]?.name ?? {}, locale, locales)}
            </th>
            <td className="py-2 text-right text-ink-soft">
              <Price amount={before.discountPrice ?? before.basePrice} currency={currency} />
            </td>
            <td className="py-2 text-right font-semibold">
              {after ? (
                <Price amount={after.discountPrice ?? after.basePrice} currency={currency} />
              ) : (
                <span className="text-critical">{t("tooLarge")}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
