"use client";

import { useTranslations } from "next-intl";
import { ApiKeyList } from "@/components/api-keys/api-key-list";
import { WorkScreen } from "@/components/frame/work/work-screen";

/** The keys of programs that work at all restaurants of a group, for the owners of its headquarters. */
export function GroupKeys({ organizationId }: { organizationId: string }) {
  const t = useTranslations("apiKeys");
  return (
    <ApiKeyList
      of={{ holder: "group", organizationId }}
      frame={(action, list) => (
        <WorkScreen title={t("groupTitle")} lead={t("groupLead")} action={action}>
          {list}
        </WorkScreen>
      )}
    />
  );
}
