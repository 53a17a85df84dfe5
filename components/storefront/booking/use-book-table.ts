"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";
import { type ServerForm, useServerForm } from "@/components/form/use-server-form";
import { useTenantTarget } from "@/components/frame/tenant-link";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import type { CheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";

export interface BookingValues {
  guestCount: number;
  /** By the restaurant's calendar, YYYY-MM-DD. */
  date: string;
  /** Null until one is chosen, and once the chosen one is gone. */
  timeSlot: string | null;
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  specialRequests: string;
  /** From when to when a start suits on a full day; null for all day. */
  earliest: string | null;
  latest: string | null;
}

export type BookedTable = components["schemas"]["BookedReservation"];

const NOTICES = {
  SLOT_UNAVAILABLE: "taken",
  RATE_LIMITED: "busy",
  UNREACHABLE: "offline",
  PROCESSOR_UNAVAILABLE: "deposit.unavailable",
  PAYMENT_METHOD_UNAVAILABLE: "deposit.unavailable",
} as const;

/** The form of a booking, which is made once however often a lost answer makes the guest try again. */
export function useBookTable(
  slug: string,
  input: {
    guestCount: number;
    date: string;
    timeSlot: string | null;
    contact: CheckoutContact | null;
    onTaken: () => void;
  },
): {
  form: ServerForm<BookingValues>;
  submit: ReturnType<ServerForm<BookingValues>["onSubmit"]>;
  booked: { table: BookedTable; email: string } | null;
  /** Why it was not booked, as far as no field can say. */
  notice: (typeof NOTICES)[keyof typeof NOTICES] | "failed" | null;
  again: () => void;
} {
  const { push } = useRouter();
  const targetOf = useTenantTarget();
  const form = useServerForm<BookingValues>({
    guestCount: input.guestCount,
    date: input.date,
    timeSlot: input.timeSlot,
    customerName: input.contact?.customerName ?? "",
    customerEmail: input.contact?.customerEmail ?? "",
    customerPhone: input.contact?.customerPhone ?? "",
    specialRequests: "",
    earliest: null,
    latest: null,
  });
  /** Kept until an answer came, so that a retry after a lost one books no second table. */
  const unanswered = useRef<OrderAttempt>(null);
  const [booked, setBooked] = useState<{ table: BookedTable; email: string } | null>(null);

  const submit = form.onSubmit(async ({ timeSlot, earliest: _e, latest: _l, ...values }) => {
    const body = { ...values, timeSlot: timeSlot ?? "" };
    const attempt = nextAttempt(unanswered.current, JSON.stringify(body), () => crypto.randomUUID());
    unanswered.current = attempt;
    const params = { path: { tenantId: slug }, header: { "Idempotency-Key": attempt.key } };
    const result = await resultOf(api.POST("/api/public/{tenantId}/reservation", { params, body }));
    if (result.ok) {
      unanswered.current = null;
      const { id, deposit } = result.data;
      if (deposit?.status === "pending" && deposit.token) {
        const { href, target } = targetOf(`/reservations/${id}/deposit?token=${deposit.token}`);
        // Paying needs a window of its own: a bank asks its questions there.
        return target ? void window.open(href, target) : push(href);
      }
      return setBooked({ table: result.data, email: values.customerEmail.trim() });
    }
    if (result.code === "SLOT_UNAVAILABLE") input.onTaken();
    form.refuse(result);
  });
  const again = () => {
    setBooked(null);
    form.control.set("timeSlot", null);
  };
  const code = form.refusal;
  const notice = code === null ? null : (NOTICES[code as keyof typeof NOTICES] ?? "failed");
  return { form, submit, booked, notice, again };
}
