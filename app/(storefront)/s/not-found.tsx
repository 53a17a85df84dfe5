import { getTranslations } from "next-intl/server";
import { MessagePage } from "@/components/frame/message-page";
import { buttonClass } from "@/components/ui/button-style";
import { getPageApp } from "@/lib/app/page-app";

export default async function UnknownRestaurant() {
  const t = await getTranslations("storefront.notFound");
  return (
    <>
      {/* The restaurant's layout, which would name the page, has found nobody. */}
      <title>{t("title")}</title>
      <MessagePage
        title={t("title")}
        action={
          <a href={getPageApp().env.publicUrl} className={buttonClass()}>
            {t("find")}
          </a>
        }
      >
        {t("body")}
      </MessagePage>
    </>
  );
}
