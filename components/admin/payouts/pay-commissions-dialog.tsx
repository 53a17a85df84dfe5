"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useRef } from "react";
import { moneyKey } from "@/components/admin/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useMoneyText } from "@/components/frame/use-money-text";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { CommissionAgentWire } from "@/lib/people/referrals/payout-contract";
import { lastMonth } from "./last-month";

/** Records that an agent has been paid everything up to last month. */
export function PayCommissionsDialog({
  agent,
  onClose,
}: {
  agent: CommissionAgentWire;
  onClose: () => void;
}) {
  const t = useTranslations("adminMoney.commissions");
  const money = useMoneyText();
  const format = useFormatter();
  const toast = useToast();
  const failureToast = useFailureToast();
  const client = useQueryClient();
  const key = useRef(crypto.randomUUID());
  const upTo = lastMonth(new Date());
  const month = format.dateTime(new Date(`${upTo}-01T00:00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const due = agent.commissions.filter((sum) => sum.due > 0);
  const amounts = format.list(due.map((sum) => money(sum.due, sum.currency)));
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/admin/commissions/payouts", {
          params: { header: { "Idempotency-Key": key.current } },
          body: { agentId: agent.userId, upTo },
        }),
      ),
    onSuccess: () => toast({ title: t("payDone", { name: agent.name, amounts }) }),
    onError: (failure) => failureToast(t("payFailed", { name: agent.name }), failure),
    onSettled: () => client.invalidateQueries({ queryKey: moneyKey }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("payTitle", { name: agent.name, amounts })}
      description={t("payBody", { month })}
      confirmLabel={t("payAction")}
      onConfirm={() => settled(mutateAsync())}
    />
  );
}
