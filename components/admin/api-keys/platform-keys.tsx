"use client";

import { useTranslations } from "next-intl";
import { ApiKeyList } from "@/components/api-keys/api-key-list";
import { WorkScreen } from "@/components/frame/work/work-screen";

/** The keys of programs that watch over the platform. */
export function PlatformKeys() {
  const t = useTranslations("apiKeys");
  return (
    <ApiKeyList
      of={{ holder: "platform" }}
      frame={(action, list) => (
        <WorkScreen title={t("title")} lead={t("platformLead")} action={action}>
          {list}
        </WorkScreen>
      )}
    />
  );
}
