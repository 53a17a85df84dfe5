"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import type { ReservationStatus } from "@/lib/service/reservations/reservation-status";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

const SIGNED_OUT = 401;

interface BookingMovesInput {
  onMoved: (booking: DeskBooking) => void;
  /** Somebody else was faster; what is shown is out of date. */
  onStale: () => void;
  /** The tables of a party that came after all have other guests by now. */
  onTablesGone: (booking: DeskBooking) => void;
}

/** Moves a booking to another status, and says what came of it. */
export function useBookingMoves({ onMoved, onStale, onTablesGone }: BookingMovesInput) {
  const t = useTranslations("bookingDesk");
  const bookingsUrl = useTenantApi()("/reservations");
  const toast = useToast();
  const words = useBookingWords();
  const failureWords = useFailureWords();
  const router = useRouter();
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set());

  const move = async (booking: DeskBooking, to: ReservationStatus): Promise<void> => {
    if (pending.has(booking.id)) return;
    setPending((before) => new Set(before).add(booking.id));
    const url = `${bookingsUrl}/${booking.id}`;
    const result = await apiCall<DeskBooking>("PATCH", url, { status: to });
    setPending((before) => new Set([...before].filter((id) => id !== booking.id)));
    const name = words.name(booking);
    if (result.ok) {
      onMoved(result.data);
      const canUndo = booking.status === "booked" && to === "seated";
      toast({
        title: t(`moved.${to}`, { name, tables: words.tables(booking) }),
        ...(canUndo
          ? { action: { label: t("undo"), onSelect: () => void move(result.data, "booked") } }
          : {}),
      });
      return;
    }
    if (result.status === SIGNED_OUT) router.refresh();
    if (result.code === "INVALID_TRANSITION") {
      const now = await apiCall<DeskBooking>("GET", url);
      toast({
        tone: "failure",
        title: t("rivalTitle", { name }),
        ...(now.ok ? { detail: t("rivalDetail", { status: t(`status.${now.data.status}`) }) } : {}),
      });
      onStale();
    } else if (result.code === "TABLE_TAKEN") {
      toast({
        tone: "failure",
        title: t("tablesGone", { tables: words.tables(booking) }),
        detail: t("tablesGoneHint"),
        action: { label: t("addWalkIn"), onSelect: () => onTablesGone(booking) },
      });
      onStale();
    } else {
      const { title, detail } = failureWords(result);
      toast({
        tone: "failure",
        title: t("moveFailed", { name }),
        detail: [title, detail].filter(Boolean).join(". "),
      });
    }
  };
  return { move, isPending: (id: string) => pending.has(id) };
}
