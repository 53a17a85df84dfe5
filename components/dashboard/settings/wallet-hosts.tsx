"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFormControl } from "@/components/form/form-context";
import { useValue } from "@/components/form/use-field";
import { Badge } from "@/components/ui/badge";
import type { WalletState } from "@/lib/payments/processor/wallet-host";
import type { PaymentsForm } from "./payments-form";

const TONES = {
  waiting: "neutral",
  active: "positive",
  inactive: "caution",
  off: "caution",
  refused: "critical",
} as const satisfies Record<WalletState, string>;

const walletHostsQuery = (tenantId: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "wallet-hosts"],
    queryFn: () => dataOf(api.GET("/api/tenant/{tenantId}/wallet-hosts", { params: { path: { tenantId } } })),
  });

/** Where Apple Pay and Google Pay show, while they are on. */
export function WalletHosts() {
  const t = useTranslations("dashboardSettings.payments.walletHosts");
  const { slug } = useDashboardTenant();
  const isOn = useValue(useFormControl<PaymentsForm>(), "wallets");
  const { data } = useQuery({ ...walletHostsQuery(slug), enabled: isOn });
  if (!isOn || !data) return null;
  if (data.hosts.length === 0) return <p className="pb-4 text-sm text-ink-soft">{t("noAddress")}</p>;
  return (
    <ul className="grid gap-2 pb-4 text-sm" aria-label={t("label")}>
      {data.hosts.map(({ host, state, problem }) => (
        <li key={host} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <span className="break-all">{host}</span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          {problem && <span className="basis-full text-ink-soft">{t("problem", { problem })}</span>}
        </li>
      ))}
    </ul>
  );
}
