"use client";

import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf, resultOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { settled } from "@/components/data/settled";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import type { ReservationStatus } from "@/lib/service/reservations/reservation-status";
import { bookingsKey } from "./booking-queries";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

interface BookingMovesInput {
  onMoved: (booking: DeskBooking) => void;
  /** Somebody else was faster, or the session has ended; what is shown is out of date. */
  onStale: () => void;
  /** Called when a no-show arrives after all, but the tables have other guests. */
  onTablesGone: (booking: DeskBooking) => void;
}

type Move = { booking: DeskBooking; to: ReservationStatus; keepsDeposit: boolean };

export function useBookingMoves({ onMoved, onStale, onTablesGone }: BookingMovesInput) {
  const t = useTranslations("bookingDesk");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const words = useBookingWords();
  const failureWords = useFailureWords();
  const mutationKey = [...bookingsKey(tenantId), "move"];
  const pathOf = ({ id }: DeskBooking) => ({ tenantId, reservationId: id });

  const sayMoved = (moved: DeskBooking, { booking, to }: Move) => {
    onMoved(moved);
    const canUndo = booking.status === "booked" && to === "seated";
    toast({
      title: t(`moved.${to}`, { name: words.name(booking), tables: words.tables(booking) }),
      ...(canUndo ? { action: { label: t("undo"), onSelect: () => void move(moved, "booked") } } : {}),
    });
  };
  const sayRival = async (booking: DeskBooking) => {
    const params = { path: pathOf(booking) };
    const now = await resultOf(api.GET("/api/tenant/{tenantId}/reservations/{reservationId}", { params }));
    toast({
      tone: "failure",
      title: t("rivalTitle", { name: words.name(booking) }),
      ...(now.ok ? { detail: t("rivalDetail", { status: t(`status.${now.data.status}`) }) } : {}),
    });
    onStale();
  };
  const sayRefused = (failure: ApiFailure, { booking }: Move) => {
    if (failure.code === "INVALID_TRANSITION") return void sayRival(booking);
    if (failure.code === "TABLE_TAKEN") {
      toast({
        tone: "failure",
        title: t("tablesGone", { tables: words.tables(booking) }),
        detail: t("tablesGoneHint"),
        action: { label: t("addWalkIn"), onSelect: () => onTablesGone(booking) },
      });
      return onStale();
    }
    const { title, detail } = failureWords(failure);
    toast({
      tone: "failure",
      title: t("moveFailed", { name: words.name(booking) }),
      detail: [title, detail].filter(Boolean).join(". "),
    });
    if (failure.code === "UNAUTHENTICATED") onStale();
  };

  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ booking, to, keepsDeposit }: Move): Promise<DeskBooking> =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
          params: { path: pathOf(booking) },
          body: { status: to, ...(keepsDeposit ? { deposit: "keep" as const } : {}) },
        }),
      ),
    onSuccess: sayMoved,
    onError: sayRefused,
  });
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => (state.variables as Move).booking.id,
  });
  const isMoving = (id: string) =>
    client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as Move).booking.id === id,
    }) > 0;
  const move = async (booking: DeskBooking, to: ReservationStatus, keepsDeposit = false): Promise<void> => {
    if (!isMoving(booking.id)) await settled(mutateAsync({ booking, to, keepsDeposit }));
  };
  return { move, isPending: (id: string) => pending.includes(id) };
}
