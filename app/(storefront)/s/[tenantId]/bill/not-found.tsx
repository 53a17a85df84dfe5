import { getTranslations } from "next-intl/server";
import { TenantLink } from "@/components/frame/tenant-link";
import { buttonClass } from "@/components/ui/button-style";

/** For a link that opens no bill, or no longer one. */
export default async function UnknownBill() {
  const t = await getTranslations("tableBill");
  return (
    <main id="content" className="mx-auto max-w-168 space-y-5 px-5 pt-20 md:px-10">
      <h1 className="font-display text-4xl">{t("notFoundTitle")}</h1>
      <p className="text-lg text-ink-soft">{t("notFoundBody")}</p>
      <TenantLink path="/" className={buttonClass()}>
        {t("toMenu")}
      </TenantLink>
    </main>
  );
}
