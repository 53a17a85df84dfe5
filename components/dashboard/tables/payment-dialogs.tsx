"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { amountText, readAmountText } from "@/components/data/amount-text";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toMajor, toMinor } from "@/lib/core/money/money";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import type { BillPayment } from "./bill-parts";
import { ReasonDialog } from "./reason-dialog";
import { useBillAct } from "./use-bill-act";
import { useBillWords } from "./use-bill-words";

interface PaymentDialogProps {
  bill: BillWire;
  payment: BillPayment;
  onClose: () => void;
}

/** Stops waiting for an online payment, so that its amount can be paid another way. */
export function CancelPaymentDialog({ bill, payment, onClose }: PaymentDialogProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { slug: tenantId } = useDashboardTenant();
  const params = { path: { tenantId, billId: bill.id, paymentId: payment.id } };
  const { mutateAsync } = useBillAct({
    tableId: bill.tableId,
    isKeyless: true,
    send: (_: null) =>
      dataOf(api.POST("/api/tenant/{tenantId}/bills/{billId}/payments/{paymentId}/cancel", { params })),
    done: () => t("canceled"),
    failed: t("cancelFailed"),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("cancelTitle", { amount: words.money(payment.amount, bill.currency) })}
      description={t("cancelBody")}
      confirmLabel={t("cancelPayment")}
      cancelLabel={t("keep")}
      danger
      onConfirm={() => settled(mutateAsync(null))}
    />
  );
}

export function ReversePaymentDialog({ bill, payment, onClose }: PaymentDialogProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { slug: tenantId } = useDashboardTenant();
  const path = { tenantId, billId: bill.id, paymentId: payment.id };
  const { mutate, isPending } = useBillAct({
    tableId: bill.tableId,
    send: (body: { reason: string }, header) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/payments/{paymentId}/reverse", {
          params: { path, header },
          body,
        }),
      ),
    done: () => t("reversed"),
    failed: t("reverseFailed"),
    unanswered: t("payKept"),
    onDone: onClose,
  });
  return (
    <ReasonDialog
      title={t("reverseTitle", { amount: words.money(payment.amount, bill.currency) })}
      description={t("reverseBody")}
      action={t("reverse")}
      pending={isPending}
      suggestions={[t("reasons.mistake")]}
      onConfirm={(reason) => mutate({ reason })}
      onClose={onClose}
    />
  );
}

export function RefundPaymentDialog({ bill, payment, onClose }: PaymentDialogProps) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const { slug: tenantId } = useDashboardTenant();
  const { currency } = bill;
  const minor = (amount: number) => toMinor(amount, currency);
  const paidMinor = minor(payment.amount) + minor(payment.tip);
  const most = toMajor(paidMinor - minor(payment.refunded) - minor(payment.disputed), currency);
  const [text, setText] = useState(() => amountText(most, currency));
  const [tried, setTried] = useState(false);
  const amount = readAmountText(text, currency);
  const isWrong = amount === null || amount <= 0 || amount > most;
  const path = { tenantId, billId: bill.id, paymentId: payment.id };
  const { mutate, isPending } = useBillAct({
    tableId: bill.tableId,
    send: (body: { amount: number; reason: string }, header) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/payments/{paymentId}/refunds", {
          params: { path, header },
          body,
        }),
      ),
    done: () => t("refunded"),
    failed: t("refundFailed"),
    unanswered: t("payKept"),
    onDone: onClose,
  });
  const confirm = (reason: string) => {
    setTried(true);
    if (amount !== null && !isWrong) mutate({ amount, reason });
  };
  return (
    <ReasonDialog
      title={t("refundTitle")}
      description={t("refundBody", { amount: words.money(most, currency) })}
      action={t("refundAction")}
      pending={isPending}
      suggestions={[t("reasons.quality"), t("reasons.mistake")]}
      onConfirm={confirm}
      onClose={onClose}
    >
      <Field
        label={t("refundAmount")}
        error={tried && isWrong && t("amountWrong", { most: words.money(most, currency) })}
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
