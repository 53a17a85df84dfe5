"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { useToast } from "@/components/ui/toast";
import { bookingsKey } from "./booking-queries";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

export function useWaiveDeposit(booking: DeskBooking): () => Promise<void> {
  const t = useTranslations("bookingDesk.deposit");
  const words = useBookingWords();
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/reservations/{reservationId}", {
          params: { path: { tenantId, reservationId: booking.id } },
          body: { deposit: "waive" },
        }),
      ),
    onSuccess: () => toast({ title: t("waived", { name: words.name(booking) }) }),
    onError: (failure) => failureToast(t("waiveFailed"), failure),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey(tenantId) }),
  });
  return () => settled(mutateAsync());
}
