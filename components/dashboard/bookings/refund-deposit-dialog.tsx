"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ReasonDialog } from "@/components/dashboard/tables/reason-dialog";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { api, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useToast } from "@/components/ui/toast";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { bookingsKey } from "./booking-queries";
import type { DeskBooking } from "./desk-booking";
import { useDepositMoney } from "./use-deposit-money";

interface RefundDepositDialogProps {
  booking: DeskBooking;
  /** What is left of the deposit, in major units. */
  most: number;
  currency: string;
  onClose: () => void;
}

/** Sends a deposit back to the guest's card, all that is left of it or a part. */
export function RefundDepositDialog({ booking, most: left, currency, onClose }: RefundDepositDialogProps) {
  const t = useTranslations("bookingDesk.deposit");
  const money = useDepositMoney();
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const attempt = useRef<OrderAttempt | null>(null);
  const most = toMajor(toMinor(left, currency), currency);
  const [text, setText] = useState(() => amountText(most, currency));
  const [tried, setTried] = useState(false);
  const amount = readAmountText(text, currency);
  const isWrong = amount === null || amount <= 0 || amount > most;
  const { mutate, isPending } = useMutation({
    mutationFn: (body: { amount: number; reason: string }) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(body), () => crypto.randomUUID());
      return dataOf(
        api.POST("/api/tenant/{tenantId}/reservations/{reservationId}/deposit-refunds", {
          params: {
            path: { tenantId, reservationId: booking.id },
            header: { "Idempotency-Key": attempt.current.key },
          },
          body,
        }),
      );
    },
    onSuccess: () => {
      toast({ title: t("refundSent") });
      onClose();
    },
    onError: (failure) => failureToast(t("refundFailed"), failure),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey(tenantId) }),
  });
  const confirm = (reason: string) => {
    setTried(true);
    if (amount !== null && !isWrong) mutate({ amount, reason });
  };
  return (
    <ReasonDialog
      title={t("refundTitle")}
      description={t("refundBody", { amount: money(most, currency) })}
      action={t("refund")}
      pending={isPending}
      suggestions={[t("goodwill")]}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={t("refundAmount")}
        error={tried && isWrong && t("amountWrong", { most: money(most, currency) })}
        required
      >
        <Input
          inputMode="decimal"
          value={text}
          after={currency}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </ReasonDialog>
  );
}
