"use client";

import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentAttempts } from "@/components/dashboard/disputes/payment-attempts";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useExternalWords } from "@/components/dashboard/till/use-external-words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { Tone } from "@/components/ui/tone";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import type { BillPayment } from "./bill-parts";
import { CancelPaymentDialog, RefundPaymentDialog, ReversePaymentDialog } from "./payment-dialogs";
import { useBillWords } from "./use-bill-words";

const TONES: Record<BillPayment["status"], Tone> = {
  pending: "caution",
  paid: "positive",
  canceled: "neutral",
  reversed: "neutral",
  refunded: "info",
};
const SECOND_MS = 1_000;
const MINUTE_SECONDS = 60;

type Act = "cancel" | "reverse" | "refund";

export function BillPayments({ bill }: { bill: BillWire }) {
  const t = useTranslations("dashboardTables");
  const [asked, setAsked] = useState<{ payment: BillPayment; act: Act } | null>(null);
  const close = () => setAsked(null);
  const payment = asked && bill.payments.find(({ id }) => id === asked.payment.id);
  return (
    <section aria-labelledby={`payments-${bill.id}`}>
      <h2
        id={`payments-${bill.id}`}
        className="border-b border-line pb-1.5 text-sm font-semibold text-ink-soft"
      >
        {t("payments")}
      </h2>
      {bill.payments.length === 0 && <p className="py-3 text-sm text-ink-soft">{t("noPayments")}</p>}
      <ul className="divide-y divide-line">
        {bill.payments.map((each) => (
          <PaymentLine
            key={each.id}
            bill={bill}
            payment={each}
            onAct={(act) => setAsked({ payment: each, act })}
          />
        ))}
      </ul>
      {payment && asked.act === "cancel" && (
        <CancelPaymentDialog bill={bill} payment={payment} onClose={close} />
      )}
      {payment && asked.act === "reverse" && (
        <ReversePaymentDialog bill={bill} payment={payment} onClose={close} />
      )}
      {payment && asked.act === "refund" && (
        <RefundPaymentDialog bill={bill} payment={payment} onClose={close} />
      )}
    </section>
  );
}

interface PaymentLineProps {
  bill: BillWire;
  payment: BillPayment;
  onAct: (act: Act) => void;
}

function PaymentLine({ bill, payment, onAct }: PaymentLineProps) {
  const t = useTranslations("dashboardTables");
  const methods = useTranslations("dashboard.method");
  const external = useExternalWords();
  const words = useBillWords();
  const { manages } = useDashboardTenant();
  const { method, status, share, refunded, disputed, amount, tip } = payment;
  const atTill = isTillMethod(method);
  const refundable = status === "paid" && amount + tip - refunded - disputed > 0;
  const isOver = status === "canceled" || status === "reversed";
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">
          {method === "external" ? external(payment.type) : methods(method)}
        </span>
        <span className="text-sm text-ink-soft">
          {share && ` · ${t("sharePart", { part: share.part, of: share.of })}`} ·{" "}
          {words.time(payment.takenAt)}
          {payment.reference && ` · ${payment.reference}`}
        </span>
        {tip > 0 && (
          <span className="block text-sm text-ink-soft">
            {t("withTip", { amount: words.money(tip, bill.currency) })}
          </span>
        )}
        {refunded > 0 && status !== "refunded" && (
          <span className="block text-sm text-ink-soft">
            {t("refundedPart", { amount: words.money(refunded, bill.currency) })}
          </span>
        )}
        {disputed > 0 && (
          <span className="block text-sm text-critical">
            {t("disputed", { amount: words.money(disputed, bill.currency) })}
          </span>
        )}
        {payment.payBefore && <TimeLeft until={payment.payBefore} />}
        {!atTill && (
          <PaymentAttempts
            kind="bill_share"
            id={payment.id}
            isGivenUp={status === "canceled"}
            className="mt-2"
          />
        )}
      </span>
      <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      <Price
        amount={amount}
        currency={bill.currency}
        className={isOver ? "text-ink-soft line-through" : "font-semibold"}
      />
      {status === "pending" && (
        <Button variant="quiet" size="small" onClick={() => onAct("cancel")}>
          {t("cancelPayment")}
        </Button>
      )}
      {atTill && status === "paid" && refunded === 0 && bill.status === "open" && (
        <Button variant="quiet" size="small" onClick={() => onAct("reverse")}>
          {t("reverse")}
        </Button>
      )}
      {refundable && manages && (
        <Button variant="quiet" size="small" onClick={() => onAct("refund")}>
          {t("refund")}
        </Button>
      )}
    </li>
  );
}

function TimeLeft({ until }: { until: string }) {
  const t = useTranslations("dashboardTables");
  const now = useNow({ updateInterval: SECOND_MS });
  const seconds = Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / SECOND_MS));
  const rest = String(seconds % MINUTE_SECONDS).padStart(2, "0");
  return (
    <span className="block text-sm text-ink-soft tabular-nums">
      {t("timeLeft", { time: `${Math.floor(seconds / MINUTE_SECONDS)}:${rest}` })}
    </span>
  );
}
