import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";

/** For guests who scan their table's code before they have ordered, or after their bill was closed. */
export function NoTableBill({ tableName }: { tableName: string }) {
  const t = useTranslations("tableBill");
  return (
    <div className="max-w-112">
      <h1 className="font-display text-4xl">{t("table", { name: tableName })}</h1>
      <h2 className="mt-6 text-lg font-semibold">{t("noBillTitle")}</h2>
      <p className="mt-1 text-lg text-ink-soft">{t("noBillBody")}</p>
      <TenantLink path="/" className={`${buttonClass("primary", "large")} mt-7 max-sm:w-full`}>
        {t("toMenu")}
      </TenantLink>
    </div>
  );
}
