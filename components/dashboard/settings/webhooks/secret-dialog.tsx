"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useTranslations("dashboardSettings.webhooks");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("secretTitle")}
      description={t("secretBody")}
      footer={
        <Button size="large" className="w-full" onClick={onClose}>
          {t("secretKept")}
        </Button>
      }
    >
      <code className="block rounded-control bg-sunken px-4 py-3 font-mono text-sm break-all select-all">
        {secret}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={secret} label={t("copySecret")} />
      </div>
    </Dialog>
  );
}
