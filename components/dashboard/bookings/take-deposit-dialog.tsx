"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { NEW_TILL_WAY, TillWayFields, useTillWay } from "@/components/dashboard/till/till-way";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useToast } from "@/components/ui/toast";
import { bookingsKey } from "./booking-queries";
import type { DeskBooking } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";
import { useDepositMoney } from "./use-deposit-money";

interface TakeDepositDialogProps {
  booking: DeskBooking & { deposit: NonNullable<DeskBooking["deposit"]> };
  onClose: () => void;
}

/** Records that the restaurant took a deposit itself: the booking is made. */
export function TakeDepositDialog({ booking, onClose }: TakeDepositDialogProps) {
  const t = useTranslations("bookingDesk.deposit");
  const words = useBookingWords();
  const money = useDepositMoney();
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureToast = useFailureToast();
  const attempt = useRef<OrderAttempt | null>(null);
  const [way, setWay] = useState(NEW_TILL_WAY);
  const { body } = useTillWay(way);
  const { amount, currency } = booking.deposit;
  const { mutate, isPending } = useMutation({
    mutationFn: (sent: BodyOf<"takeDeposit">) => {
      attempt.current = nextAttempt(attempt.current, JSON.stringify(sent), () => crypto.randomUUID());
      const header = { "Idempotency-Key": attempt.current.key };
      return dataOf(
        api.POST("/api/tenant/{tenantId}/reservations/{reservationId}/deposit-payments", {
          params: { path: { tenantId, reservationId: booking.id }, header },
          body: sent,
        }),
      );
    },
    onSuccess: () => {
      toast({ title: t("taken", { amount: money(amount, currency) }) });
      onClose();
    },
    onError: (failure) => failureToast(t("takeFailed"), failure),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey(tenantId) }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("takeTitle", { name: words.name(booking) })}
      description={t("takeBody")}
      footer={
        <Button
          size="large"
          className="w-full"
          pending={isPending}
          disabled={!body}
          onClick={() => body && mutate(body)}
        >
          {t("take", { amount: money(amount, currency) })}
        </Button>
      }
    >
      <TillWayFields value={way} onChange={setWay} due={amount} currency={currency} />
    </Dialog>
  );
}
