"use client";

import { CalendarClock, ReceiptText, Undo2, UserX, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { MenuAction } from "@/components/ui/menu";
import { isLive, type ReservationStatus } from "@/lib/service/reservations/reservation-status";
import type { DeskBooking } from "./desk-booking";

export interface BookingActs {
  onOpen: (booking: DeskBooking) => void;
  onChange: (booking: DeskBooking) => void;
  onMove: (booking: DeskBooking, to: ReservationStatus) => void;
  /** Asks first: the guest hears of it or loses the table. */
  onEnd: (booking: DeskBooking, to: "no_show" | "canceled") => void;
  isPending: (id: string) => boolean;
}

/** The one next step: seat those who are expected, free the table of those who leave. */
function stepOf({ status }: DeskBooking): "seated" | "finished" | null {
  if (status === "booked" || status === "no_show") return "seated";
  return status === "seated" ? "finished" : null;
}

/** The button of the next step, always in the same place. Nothing for what is over. */
export function StepButton({
  booking,
  acts,
  wide,
}: {
  booking: DeskBooking;
  acts: BookingActs;
  wide?: boolean;
}) {
  const t = useTranslations("bookingDesk.action");
  const to = stepOf(booking);
  if (!to) return null;
  return (
    <Button
      variant={booking.status === "booked" ? "primary" : "secondary"}
      size={wide ? "large" : "medium"}
      className={wide ? "ml-auto min-w-32" : "min-h-12 min-w-24"}
      pending={acts.isPending(booking.id)}
      onClick={() => acts.onMove(booking, to)}
    >
      {t(booking.status === "no_show" ? "seatAfterAll" : to)}
    </Button>
  );
}

export function moreActions(
  booking: DeskBooking,
  t: ReturnType<typeof useTranslations<"bookingDesk">>,
  acts: BookingActs,
): MenuAction[][] {
  const can = (to: ReservationStatus) => booking.nextStatuses.includes(to);
  const open: MenuAction[] = [
    { label: t("action.details"), icon: ReceiptText, onSelect: () => acts.onOpen(booking) },
  ];
  if (isLive(booking.status)) {
    open.push({ label: t("action.change"), icon: CalendarClock, onSelect: () => acts.onChange(booking) });
  }
  if (can("booked")) {
    open.push({ label: t("action.unseat"), icon: Undo2, onSelect: () => acts.onMove(booking, "booked") });
  }
  const end: MenuAction[] = [];
  if (can("no_show")) {
    end.push({
      label: t("action.noShow"),
      icon: UserX,
      danger: true,
      onSelect: () => acts.onEnd(booking, "no_show"),
    });
  }
  if (can("canceled")) {
    end.push({
      label: t("action.cancel"),
      icon: X,
      danger: true,
      onSelect: () => acts.onEnd(booking, "canceled"),
    });
  }
  return [open, end].filter((group) => group.length > 0);
}
