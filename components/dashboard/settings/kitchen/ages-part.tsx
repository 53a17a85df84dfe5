"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import type { ApiFailure } from "@/components/data/api-failure";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useConflict } from "@/components/data/use-conflict";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { kitchenAges, useScreenActs } from "./kitchen-queries";

const CHOICES = [2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 20, 25, 30, 40, 50, 60, 90];

/** From which ages on tickets change their color. */
export function AgesPart() {
  const t = useTranslations("dashboardKitchen");
  const { slug } = useDashboardTenant();
  const failureToast = useFailureToast();
  const { data: ages, error, refetch } = useQuery(kitchenAges(slug));
  const { saveAges } = useScreenActs();
  const { dialog, choose } = useConflict(
    (field) => t(field === "soonMinutes" ? "soon" : "late"),
    (_, minutes) => t("minutes", { minutes: Number(minutes) }),
  );
  const save = (body: NonNullable<typeof ages>) =>
    saveAges
      .mutateAsync({ read: ages ?? body, body, choose })
      .catch((failure: ApiFailure) => failureToast(t("notSaved"), failure));
  const options = (among: readonly number[], chosen: number) =>
    [...new Set([...among, chosen])]
      .sort((a, b) => a - b)
      .map((minutes) => ({ value: String(minutes), label: t("minutes", { minutes }) }));
  // What was just chosen shows while it is saved.
  const shown = saveAges.isPending ? saveAges.variables.body : ages;
  return (
    <SettingsPart title={t("ages")} lead={t("agesLead")}>
      {error && !ages && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !ages && <ListSkeleton />}
      {shown && (
        <div className="flex flex-wrap gap-4">
          <Field label={t("soon")} className="min-w-40 flex-1">
            <NativeSelect
              value={String(shown.soonMinutes)}
              options={options(
                CHOICES.filter((minutes) => minutes < shown.lateMinutes),
                shown.soonMinutes,
              )}
              onChange={(event) => void save({ ...shown, soonMinutes: Number(event.target.value) })}
            />
          </Field>
          <Field label={t("late")} className="min-w-40 flex-1">
            <NativeSelect
              value={String(shown.lateMinutes)}
              options={options(
                CHOICES.filter((minutes) => minutes > shown.soonMinutes),
                shown.lateMinutes,
              )}
              onChange={(event) => void save({ ...shown, lateMinutes: Number(event.target.value) })}
            />
          </Field>
        </div>
      )}
      {dialog}
    </SettingsPart>
  );
}
