"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useToast } from "@/components/ui/toast";
import { balanceKey } from "./balance-queries";

/** How soon the jobs that were asked for have usually ended. */
const DONE_MS = 5_000;

export function useCheckNow() {
  const t = useTranslations("adminMoney.balance");
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => dataOf(api.POST("/api/admin/balance/checks")),
    onSuccess: () => {
      toast({ title: t("checkAsked") });
      setTimeout(() => void client.invalidateQueries({ queryKey: balanceKey }), DONE_MS);
    },
    onError: (failure) => failureToast(t("checkFailed"), failure),
  });
}
