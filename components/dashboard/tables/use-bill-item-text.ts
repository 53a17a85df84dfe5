"use client";

import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { productList } from "@/components/dashboard/menu/menu-queries";
import { useLanguage } from "@/components/i18n/use-language";
import { readOptionGroup } from "@/lib/restaurant/menu/editing/read-option-group";
import { billItemText } from "@/lib/service/bills/bill-item-text";
import type { BillItem } from "./bill-parts";

/** A line of a bill in the language of whoever reads it; as it was ordered until the menu is there. */
export function useBillItemText(): (item: BillItem) => { name: string; optionNames: string[] } {
  const { slug, locales, currency } = useDashboardTenant();
  const locale = useLanguage();
  const { data: products } = useQuery(productList(slug));
  return (item) => {
    const product = products?.find(({ id }) => id === item.productId);
    const read = product && {
      name: product.name,
      optionGroups: product.optionGroups.map((group) => readOptionGroup(group, currency)),
    };
    return billItemText(item, read, { locale, locales, currency });
  };
}
