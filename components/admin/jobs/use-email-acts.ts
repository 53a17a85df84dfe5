"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useToast } from "@/components/ui/toast";
import { jobsKey } from "./job-queries";

export function useEmailActs() {
  const t = useTranslations("adminJobs.emails");
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  return {
    sendKept: useMutation({
      mutationFn: ({ id: emailId }: { id: string; to: string }) =>
        dataOf(api.POST("/api/admin/emails/{emailId}/send", { params: { path: { emailId } } })),
      onSuccess: (_, { to }) => toast({ title: t("queuedAgain", { to }) }),
      onError: (failure) => failureToast(t("sendFailed"), failure),
      onSettled: () => client.invalidateQueries({ queryKey: jobsKey }),
    }),
  };
}
