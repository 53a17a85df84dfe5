"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, type BodyOf, dataOf, uploadApi } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import type { DisputeDetailWire } from "@/lib/payments/disputes/dispute-answer-contract";
import type { EvidenceFile } from "@/lib/payments/processor/dispute-evidence";
import { oneDispute } from "./dispute-queries";

/** What those who manage a restaurant do about a dispute. What changed is on screen at once; a refusal is told. */
export function useDisputeActs(disputeId: string) {
  const t = useTranslations("dashboardDisputes");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const failureToast = useFailureToast();
  const { queryKey } = oneDispute(tenantId, disputeId);
  const path = { tenantId, disputeId };

  const onSuccess = (detail: DisputeDetailWire) => {
    client.setQueryData(queryKey, detail);
    void client.invalidateQueries({ queryKey: ["tenant", tenantId, "money", "disputes"] });
  };
  const onError = async (failure: ApiFailure) => {
    const detail = REFUSALS.find((code) => code === failure.code);
    failureToast(t("notDone"), failure, detail && t(`refusals.${detail}`));
    if (detail) await client.invalidateQueries({ queryKey });
  };

  const begin = useMutation({
    mutationFn: () =>
      dataOf(api.POST("/api/tenant/{tenantId}/disputes/{disputeId}/answer", { params: { path } })),
    onSuccess,
    onError,
  });
  const save = useMutation({
    mutationFn: (body: BodyOf<"saveDisputeAnswer">) =>
      dataOf(api.PATCH("/api/tenant/{tenantId}/disputes/{disputeId}/answer", { params: { path }, body })),
    onSuccess,
    onError,
  });
  const send = useMutation({
    mutationFn: (body: BodyOf<"sendDisputeAnswer">) =>
      dataOf(api.POST("/api/tenant/{tenantId}/disputes/{disputeId}/answer/send", { params: { path }, body })),
    onSuccess,
    onError,
  });
  const accept = useMutation({
    mutationFn: () =>
      dataOf(api.POST("/api/tenant/{tenantId}/disputes/{disputeId}/accept", { params: { path } })),
    onSuccess,
    onError,
  });
  const attach = useMutation({
    mutationFn: ({ kind, file }: { kind: EvidenceFile; file: EvidenceUpload }) =>
      dataOf(
        uploadApi.PUT("/api/tenant/{tenantId}/disputes/{disputeId}/answer/files/{kind}", {
          params: { path: { ...path, kind } },
          headers: { "content-type": file.type },
          body: file,
          bodySerializer: (body) => body,
        }),
      ),
    onSuccess,
    onError,
  });
  const remove = useMutation({
    mutationFn: (kind: EvidenceFile) =>
      dataOf(
        api.DELETE("/api/tenant/{tenantId}/disputes/{disputeId}/answer/files/{kind}", {
          params: { path: { ...path, kind } },
        }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError,
  });
  return { begin, save, send, accept, attach, remove };
}

export type EvidenceUpload = File & { readonly type: "application/pdf" | "image/jpeg" | "image/png" };

const REFUSALS = ["DISPUTE_OVER", "DISPUTE_ANSWERED", "DISPUTE_ANSWER_CHANGED"] as const;
