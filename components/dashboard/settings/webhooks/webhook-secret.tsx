"use client";

import { useTranslations } from "next-intl";
import { SecretDialog } from "@/components/ui/secret-dialog";

/** The secret of an endpoint, when it is new. */
export function WebhookSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const common = useTranslations("dashboardSettings");
  return (
    <SecretDialog
      secret={secret}
      title={t("secretTitle")}
      body={t("secretBody")}
      copyLabel={t("copySecret")}
      keptLabel={common("secretKept")}
      onClose={onClose}
    />
  );
}
