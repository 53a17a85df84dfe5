"use client";

import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { rememberSharing, shareDevice } from "@/components/dashboard/device/device-calls";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { sendBeforeSignOut } from "@/components/dashboard/orders/offline/forget-board";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { Switch } from "@/components/ui/switch";
import { IDLE_MINUTES, MOST_ACTING_HOURS } from "@/lib/people/auth/device-time";

const MINUTES = [1, 2, 5, 10, 15, 30, 60, 120];

/** Makes this session the team's. */
export function ShareForm() {
  const t = useTranslations("dashboardDevice");
  const { slug } = useDashboardTenant();
  const base = useTenantBase();
  const failureToast = useFailureToast();
  const [idleMinutes, setIdleMinutes] = useState(IDLE_MINUTES.usual);
  const [showsBoard, setShowsBoard] = useState(false);
  const share = useMutation({
    mutationFn: async () => {
      const way = { idleMinutes, showsBoard };
      await sendBeforeSignOut();
      await shareDevice(slug, way);
      rememberSharing(slug, way);
    },
    onSuccess: () => window.location.assign(tenantHref(base, "/")),
    onError: (failure) => failureToast(t("notShared"), failure as unknown as ApiFailure),
  });
  return (
    <div className="flex flex-col items-start gap-5">
      <Field label={t("idle")} hint={t("idleHint", { hours: MOST_ACTING_HOURS })} className="w-full max-w-80">
        <NativeSelect
          value={String(idleMinutes)}
          onChange={(event) => setIdleMinutes(Number(event.target.value))}
          options={MINUTES.map((minutes) => ({
            value: String(minutes),
            label: t("minutes", { minutes }),
          }))}
        />
      </Field>
      <Switch
        checked={showsBoard}
        onCheckedChange={setShowsBoard}
        label={t("showsBoard")}
        hint={t("showsBoardHint")}
      />
      <Button pending={share.isPending || share.isSuccess} onClick={() => share.mutate()}>
        {t("share")}
      </Button>
    </div>
  );
}
