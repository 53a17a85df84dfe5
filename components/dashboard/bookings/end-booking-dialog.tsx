"use client";

import { useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";
import { useDepositMoney } from "./use-deposit-money";

interface EndBookingDialogProps {
  booking: DeskBooking;
  to: "no_show" | "canceled";
  onClose: () => void;
  onConfirm: (keepsDeposit: boolean) => Promise<void>;
}

export function EndBookingDialog({ booking, to, onClose, onConfirm }: EndBookingDialogProps) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const money = useDepositMoney();
  const now = useNow();
  const [keeps, setKeeps] = useState(false);
  const facts = { name: words.name(booking), tables: words.tables(booking) };
  const canceledWords = booking.customerEmail ? t("end.cancelTold") : t("end.cancelUntold");
  const deposit = booking.deposit?.status === "paid" ? booking.deposit : null;
  const canKeep = deposit !== null && to === "canceled" && now > new Date(deposit.refundableUntil);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={to === "canceled" ? t("end.cancelTitle", facts) : t("end.noShowTitle", facts)}
      description={to === "canceled" ? canceledWords : t("end.noShowBody", facts)}
      confirmLabel={to === "canceled" ? t("end.cancel") : t("end.noShow")}
      cancelLabel={t("end.keep")}
      onConfirm={() => onConfirm(canKeep && keeps)}
    >
      {deposit && (
        <p className="mt-4">
          {t(to === "no_show" || (canKeep && keeps) ? "deposit.willBeKept" : "deposit.willBeReturned", {
            amount: money(deposit.amount - deposit.refunded, deposit.currency),
          })}
        </p>
      )}
      {canKeep && <Checkbox label={t("deposit.keepLate")} checked={keeps} onCheckedChange={setKeeps} />}
    </ConfirmDialog>
  );
}
