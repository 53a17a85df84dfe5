import { getTranslations } from "next-intl/server";
import { MessagePage } from "@/components/frame/message-page";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { buttonClass } from "@/components/ui/button-style";

export default async function NotFound() {
  const [t, address] = await Promise.all([getTranslations("common.notFound"), readTenantAddress()]);
  const home = address ? tenantHref(address.storefrontBase, "/") : "/";
  return (
    <MessagePage
      title={t("title")}
      action={
        <a href={home} className={buttonClass()}>
          {t("home")}
        </a>
      }
    >
      {t("body")}
    </MessagePage>
  );
}
