"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { PaymentAttempts } from "@/components/dashboard/disputes/payment-attempts";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { WrongPaymentNote } from "@/components/dashboard/money/wrong-payment-note";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DeskBooking } from "./desk-booking";
import { RefundDepositDialog } from "./refund-deposit-dialog";
import { TakeDepositDialog } from "./take-deposit-dialog";
import { useBookingWords } from "./use-booking-words";
import { useDepositMoney } from "./use-deposit-money";
import { useWaiveDeposit } from "./use-waive-deposit";

export function DepositPart({ booking }: { booking: DeskBooking }) {
  const t = useTranslations("bookingDesk.deposit");
  const words = useBookingWords();
  const money = useDepositMoney();
  const { manages } = useDashboardTenant();
  const [open, setOpen] = useState<"take" | "waive" | "refund" | null>(null);
  const waive = useWaiveDeposit(booking);
  const { deposit } = booking;
  if (deposit === null) return null;
  const { status, amount, currency, refunded, refundableUntil, takenByStaff, wrongPayment } = deposit;
  const arrived = wrongPayment ?? (deposit.paidAt === null ? null : { amount, currency, refunded });
  const canRefund = manages && arrived !== null && arrived.refunded < arrived.amount;
  const close = () => setOpen(null);
  return (
    <section aria-label={t("label")} className="mt-4 rounded-panel bg-sunken p-4">
      <h3 className="font-semibold">{t("label")}</h3>
      <p className="mt-1 tabular-nums">{t(`state.${status}`, { amount: money(amount, currency) })}</p>
      {status === "pending" && booking.heldUntil && (
        <p className="text-sm text-ink-soft">{t("held", { time: words.moment(booking.heldUntil) })}</p>
      )}
      {status === "paid" && (
        <p className="text-sm text-ink-soft">{t("until", { time: words.moment(refundableUntil) })}</p>
      )}
      {takenByStaff && refunded < amount && <p className="text-sm text-ink-soft">{t("takenByStaff")}</p>}
      {wrongPayment && <WrongPaymentNote payment={wrongPayment} asked={amount} currency={currency} />}
      {!takenByStaff && (
        <PaymentAttempts kind="deposit" id={booking.id} isGivenUp={status === "canceled"} className="mt-3" />
      )}
      {refunded > 0 && status !== "returned" && wrongPayment === null && (
        <p className="text-sm text-ink-soft">{t("partRefunded", { amount: money(refunded, currency) })}</p>
      )}
      {status === "returned" && refunded < amount && (
        <p className="text-sm text-critical">{t("stuck", { amount: money(amount - refunded, currency) })}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {status === "pending" && (
          <>
            <Button variant="secondary" onClick={() => setOpen("take")}>
              {t("takeOpen")}
            </Button>
            <Button variant="secondary" onClick={() => setOpen("waive")}>
              {t("waive")}
            </Button>
          </>
        )}
        {canRefund && (
          <Button variant="secondary" onClick={() => setOpen("refund")}>
            {t("refund")}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={open === "waive"}
        onOpenChange={(next) => !next && close()}
        title={t("waiveTitle", { name: words.name(booking) })}
        description={t("waiveBody")}
        confirmLabel={t("waive")}
        onConfirm={waive}
      />
      {open === "take" && <TakeDepositDialog booking={{ ...booking, deposit }} onClose={close} />}
      {open === "refund" && arrived && (
        <RefundDepositDialog
          booking={booking}
          most={arrived.amount - arrived.refunded}
          currency={arrived.currency}
          onClose={close}
        />
      )}
    </section>
  );
}
