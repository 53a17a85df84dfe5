"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

interface EndBookingDialogProps {
  booking: DeskBooking;
  to: "no_show" | "canceled";
  onClose: () => void;
  onConfirm: () => Promise<void>;
}

/** Asks before a booking is canceled or marked as a no-show. */
export function EndBookingDialog({ booking, to, onClose, onConfirm }: EndBookingDialogProps) {
  const t = useTranslations("bookingDesk.end");
  const words = useBookingWords();
  const facts = { name: words.name(booking), tables: words.tables(booking) };
  const canceledWords = booking.customerEmail ? t("cancelTold") : t("cancelUntold");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      danger
      title={to === "canceled" ? t("cancelTitle", facts) : t("noShowTitle", facts)}
      description={to === "canceled" ? canceledWords : t("noShowBody", facts)}
      confirmLabel={to === "canceled" ? t("cancel") : t("noShow")}
      cancelLabel={t("keep")}
      onConfirm={onConfirm}
    />
  );
}
