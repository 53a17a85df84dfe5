"use client";

import { useTranslations } from "next-intl";
import { rememberSharing } from "@/components/dashboard/device/device-calls";
import { useSignOut } from "@/components/dashboard/device/use-sign-out";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Button } from "@/components/ui/button";

/** A device that is shared stays so until its session ends. */
export function SharedNow({ idleMinutes }: { idleMinutes: number }) {
  const t = useTranslations("dashboardDevice");
  const { slug } = useDashboardTenant();
  const signOut = useSignOut("platform");
  const stop = () => signOut(() => rememberSharing(slug, null));
  return (
    <div className="flex flex-col items-start gap-4">
      <p>{t("sharedNow", { minutes: idleMinutes })}</p>
      <Button variant="secondary" onClick={stop}>
        {t("stop")}
      </Button>
    </div>
  );
}
