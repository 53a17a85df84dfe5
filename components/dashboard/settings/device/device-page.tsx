"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { teamDevice } from "@/components/dashboard/device/device-calls";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { SettingsPart, SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { PinForm } from "./pin-form";
import { ShareForm } from "./share-form";
import { SharedNow } from "./shared-now";

export function DevicePage({ userId, isVisitor }: { userId: string; isVisitor: boolean }) {
  const t = useTranslations("dashboardDevice");
  const team = useTranslations("dashboardSettings.team");
  const { slug, isTwin = false } = useDashboardTenant();
  const { data, error, refetch } = useQuery({ ...teamDevice(slug), enabled: !isVisitor && !isTwin });
  if (isVisitor) return <NotForRole whose="managers" />;
  if (isTwin)
    return (
      <SettingsScreen place="device">
        <p className="rounded-control bg-sunken px-4 py-3 text-sm">{team("ofTwin")}</p>
      </SettingsScreen>
    );
  const own = data?.members.find((member) => member.userId === userId)?.pin ?? "none";
  return (
    <SettingsScreen place="device">
      {error && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton />}
      {data && (
        <>
          <SettingsPart title={t("myPin")} lead={t("myPinLead")}>
            {data.device ? <p>{t("ownDevice")}</p> : <PinForm userId={userId} state={own} />}
          </SettingsPart>
          <SettingsPart title={t("thisDevice")} lead={t("thisDeviceLead")}>
            {data.device ? <SharedNow idleMinutes={data.device.idleMinutes} /> : <ShareForm />}
          </SettingsPart>
        </>
      )}
    </SettingsScreen>
  );
}
