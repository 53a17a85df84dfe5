import { useTranslations } from "next-intl";
import { isKnownExternalMethod } from "@/lib/restaurant/tenancy/external-method";

/** What a way of taking money is called: cash, a known external method, or one in the restaurant's own words. */
export function useExternalWords(): (type: string | null) => string {
  const t = useTranslations("dashboardTill");
  return (type) => {
    if (type === null) return t("cash");
    return isKnownExternalMethod(type) ? t(`external.${type}`) : type;
  };
}
