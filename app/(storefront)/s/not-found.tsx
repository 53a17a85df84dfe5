import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { MessagePage } from "@/components/frame/message-page";
import { buttonClass } from "@/components/ui/button-style";
import { getApp } from "@/lib/app/app";

export default async function UnknownRestaurant() {
  const t = await getTranslations("storefront.notFound");
  return (
    <MessagePage
      title={t("title")}
      action={
        <Link href={getApp().env.publicUrl} className={buttonClass()}>
          {t("find")}
        </Link>
      }
    >
      {t("body")}
    </MessagePage>
  );
}
