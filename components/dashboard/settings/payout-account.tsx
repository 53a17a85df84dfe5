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
import { requirementTopics } from "@/lib/payments/payouts/requirement-topic";
import type { OnlineState } from "@/lib/payments/processor/online-state";
import { OnlineStateLine } from "./online-state-line";
import { payoutAccountQuery } from "./payout-account-query";
import type { ProcessorMode } from "./processor-mode";

/** What the restaurant itself can do nothing about: there is no account to open or to complete. */
const OUT_OF_HAND: readonly OnlineState[] = ["country", "currency", "account_closed"];

interface PayoutAccountProps {
  mode: ProcessorMode;
  owns: boolean;
  /** As a form on the page has it that may not be saved yet. */
  takesCash?: boolean;
}

export function PayoutAccount({ mode, owns, takesCash }: PayoutAccountProps) {
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
  if (mode === "none") return <p className="text-sm text-ink-soft">{t("modeHint.none")}</p>;
  if (error) return <p className="text-sm text-critical">{failureWords(error).title}</p>;
  if (!data) return <Skeleton className="h-40" />;
  const steps = [
    { label: t("step.opened"), done: data.connected },
    { label: t("step.details"), done: data.detailsSubmitted },
    { label: t("step.transfers"), done: data.transfersEnabled },
    { label: t("step.payouts"), done: data.payoutsEnabled },
  ];
  const isOpen = data.onlinePayments === "open";
  const isWhole = isOpen && steps.every(({ done }) => done);
  const canOpen = !OUT_OF_HAND.includes(data.onlinePayments);
  const missing = requirementTopics(data.requirementsDue);
  return (
    <div className="rounded-panel p-5 ring-1 ring-line">
      <OnlineStateLine
        standing={{ ...data, state: data.onlinePayments, takesCash: takesCash ?? data.takesCash }}
        icon={isOpen ? CircleCheck : CircleAlert}
        tone={isOpen ? "positive" : "caution"}
      />
      {canOpen && missing.length > 0 && (
        <ul className="mt-2 list-disc pl-11 text-sm" aria-label={t("stillNeeded")}>
          {missing.map((topic) => (
            <li key={topic}>{t(`topic.${topic}`)}</li>
          ))}
        </ul>
      )}
      {canOpen && (
        <ul className="mt-5 grid gap-x-6 gap-y-2 border-t border-line pt-5 sm:grid-cols-2">
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
      )}
      <p className="mt-4 text-sm text-ink-soft empty:hidden">
        {isWhole && t("accountWhole")} {mode !== "live" && t(`modeHint.${mode}`)}
      </p>
      {!isWhole && canOpen && (
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
