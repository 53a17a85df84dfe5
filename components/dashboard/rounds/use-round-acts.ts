"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { tablesKey } from "@/components/dashboard/tables/table-queries";
import { api, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useToast } from "@/components/ui/toast";
import type { RefusalCause } from "@/lib/service/bills/rounds/guest-round";
import type { StaffRound } from "@/lib/service/bills/rounds/guest-round-contract";

export type LeftOut = Readonly<Record<string, RefusalCause>>;

/** Accepts and refuses rounds, each act with a key of its own; what another tablet has answered simply goes away. */
export function useRoundActs() {
  const t = useTranslations("dashboardRounds");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const keys = useRef(new Map<string, string>());
  const keyOf = (act: string) => {
    const known = keys.current.get(act) ?? crypto.randomUUID();
    keys.current.set(act, known);
    return known;
  };
  const readAnew = () => {
    void client.invalidateQueries({ queryKey: tablesKey(tenantId) });
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === "guest-rounds" });
  };
  const failed = (title: string) => (failure: ApiFailure) => {
    if (failure.code === "GUEST_ROUND_SETTLED") toast({ title: t("answered") });
    else failureToast(title, failure, failure.code === "OUT_OF_STOCK" ? failure.message : undefined);
    readAnew();
  };
  const accept = useMutation({
    mutationFn: ({ round, leftOut }: { round: StaffRound; leftOut: LeftOut }) => {
      const without = Object.entries(leftOut).map(([lineId, reason]) => ({ lineId, reason }));
      const header = { "Idempotency-Key": keyOf(JSON.stringify([round.id, without])) };
      const params = { path: { tenantId, roundId: round.id }, header };
      return dataOf(
        api.POST("/api/tenant/{tenantId}/guest-rounds/{roundId}/accept", { params, body: { without } }),
      );
    },
    onSuccess: (_, { round }) => {
      toast({ title: t("accepted", { table: round.tableName }) });
      readAnew();
    },
    onError: failed(t("acceptFailed")),
  });
  const refuse = useMutation({
    mutationFn: ({ round, ...body }: { round: StaffRound; reason: RefusalCause; note?: string }) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/guest-rounds/{roundId}/refuse", {
          params: { path: { tenantId, roundId: round.id } },
          body,
        }),
      ),
    onSuccess: () => {
      toast({ title: t("refused") });
      readAnew();
    },
    onError: failed(t("refuseFailed")),
  });
  return { accept, refuse };
}
