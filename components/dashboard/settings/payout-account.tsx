"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, CircleDashed } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { payoutAccountQuery } from "./payout-account-query";
import type { ProcessorMode } from "./processor-mode";

/** How far the account is that the restaurant's money goes to, and what is missing. */
export function PayoutAccount({ mode, owns }: { mode: ProcessorMode; owns: boolean }) {
  const t = useTranslations("dashboardSettings.payments");
  const { slug: tenantId, isDraft } = useDashboardTenant();
  const failureWords = useFailureWords();
  const failureToast = useFailureToast();
  const { data, error } = useQuery(payoutAccountQuery(tenantId));
  const opened = useMutation({
    mutationFn: () =>
      dataOf(api.POST("/api/tenant/{tenantId}/payout-account", { params: { path: { tenantId } } })),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (failure) => failureToast(t("notOpened"), failure),
  });
  if (error) return <p className="text-sm text-critical">{failureWords(error).title}</p>;
  if (!data) return <Skeleton className="h-28" />;
  const steps = [
    { label: t("step.opened"), done: data.connected },
    { label: t("step.details"), done: data.detailsSubmitted },
    { label: t("step.transfers"), done: data.transfersEnabled },
    { label: t("step.payouts"), done: data.payoutsEnabled },
  ];
  const isWhole = steps.every(({ done }) => done);
  return (
    <div className="rounded-panel p-5 ring-1 ring-line">
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {steps.map(({ label, done }) => {
          const Mark = done ? CircleCheck : CircleDashed;
          return (
            <li key={label} className="flex items-center gap-2">
              <Mark
                className={`size-5 shrink-0 ${done ? "text-positive" : "text-ink-soft"}`}
                strokeWidth={1.75}
                aria-hidden="true"
              />
              {label}
              <span className="sr-only">{done ? t("done") : t("missing")}</span>
            </li>
          );
        })}
      </ul>
      {data.requirementsDue.length > 0 && (
        <div className="mt-4 flex gap-2 rounded-control bg-caution-tint px-4 py-3 text-sm">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          <div>
            <p className="font-semibold">{t("stillNeeded", { count: data.requirementsDue.length })}</p>
            <ul className="mt-1 list-disc pl-4">
              {data.requirementsDue.map((requirement) => (
                <li key={requirement}>{requirement.replaceAll(/[._]/g, " ")}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
      {data.disabledReason && (
        <p className="mt-3 text-sm text-critical">{t("disabled", { reason: data.disabledReason })}</p>
      )}
      <p className="mt-4 text-sm text-ink-soft">
        {isWhole ? t("accountWhole") : t("accountOpen")} {mode !== "live" && t(`modeHint.${mode}`)}
      </p>
      {!isWhole && mode !== "none" && (
        <div className="mt-4">
          {isDraft ? (
            <p className="text-sm font-medium">{t("proveFirst")}</p>
          ) : owns ? (
            <Button pending={opened.isPending} onClick={() => opened.mutate()}>
              {data.connected ? t("completeAccount") : t("openAccount")}
            </Button>
          ) : (
            <p className="text-sm font-medium">{t("ownerOpens")}</p>
          )}
        </div>
      )}
    </div>
  );
}
