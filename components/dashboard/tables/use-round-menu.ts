import { useQuery } from "@tanstack/react-query";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { categoryList, productList } from "@/components/dashboard/menu/menu-queries";
import { useLanguage } from "@/components/i18n/use-language";
import { roundMenu } from "./round-menu";

/** The menu as staff enter orders and rounds from it, in their language; null until it is read. */
export function useRoundMenu(now: Date) {
  const locale = useLanguage();
  const { slug, locales, currency } = useDashboardTenant();
  const categories = useQuery(categoryList(slug));
  const products = useQuery(productList(slug));
  const isRead = categories.data && products.data;
  return {
    menu: isRead ? roundMenu(categories.data, products.data, { locale, locales, currency, now }) : null,
    failure: categories.error ?? products.error,
    again: () => {
      void categories.refetch();
      void products.refetch();
    },
  };
}
