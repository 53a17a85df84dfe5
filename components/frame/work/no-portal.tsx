import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/frame/message-page";
import { buttonClass } from "@/components/ui/button-style";

/** Answers somebody who is signed in, but has no business in this part of the platform. */
export function NoPortal() {
  const t = useTranslations("common.person");
  return (
    <MessagePage
      title={t("noAccessTitle")}
      action={
        <a href="/sign-in" className={buttonClass("primary")}>
          {t("noAccessAction")}
        </a>
      }
    >
      {t("noAccessBody")}
    </MessagePage>
  );
}
