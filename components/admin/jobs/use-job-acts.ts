"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useToast } from "@/components/ui/toast";
import { jobsKey } from "./job-queries";

export function useJobActs() {
  const t = useTranslations("adminJobs");
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: jobsKey });
  return {
    retry: useMutation({
      mutationFn: ({ id: jobId }: { id: string; task: string }) =>
        dataOf(api.POST("/api/admin/jobs/{jobId}/retry", { params: { path: { jobId } } })),
      onSuccess: ({ task }) => toast({ title: t("retried", { task, count: 1 }) }),
      onError: (failure) => failureToast(t("retryFailed"), failure),
      onSettled,
    }),
    retryKind: useMutation({
      mutationFn: (task: string) => dataOf(api.POST("/api/admin/jobs/retry", { body: { task } })),
      onSuccess: ({ retried }, task) => toast({ title: t("retried", { task, count: retried }) }),
      onError: (failure) => failureToast(t("retryFailed"), failure),
      onSettled,
    }),
  };
}
