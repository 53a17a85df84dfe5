"use client";

import { useTranslations } from "next-intl";
import { useMoneyText } from "@/components/frame/use-money-text";
import type { WrongPayment } from "@/lib/payments/payments/wrong-payment-contract";

interface WrongPaymentNoteProps {
  payment: WrongPayment;
  /** What was asked for, in major units. */
  asked: number;
  currency: string;
}

/** Says that another amount or currency than was asked for arrived, and what became of it. */
export function WrongPaymentNote({ payment, asked, currency }: WrongPaymentNoteProps) {
  const t = useTranslations("dashboardRefunds.wrongPayment");
  const money = useMoneyText();
  const left = payment.amount - payment.refunded;
  return (
    <span className="block text-sm text-critical">
      {t("arrived", { received: money(payment.amount, payment.currency), asked: money(asked, currency) })}{" "}
      {left > 0 ? t("stuck", { amount: money(left, payment.currency) }) : t("refunded")}
    </span>
  );
}
