"use client";

import { useRef, useState } from "react";
import { api, resultOf } from "@/components/data/api";
import type { ServerForm } from "@/components/form/use-server-form";
import { nextAttempt, type OrderAttempt } from "@/components/storefront/checkout/order-attempt";
import { wantedRange } from "./tell-me";
import type { BookingValues } from "./use-book-table";

const NOTICES = { TABLE_AVAILABLE: "tellMe.free", WAITLIST_CLOSED: "tellMe.closed" } as const;

export function useAskForTable(
  slug: string,
  { form, times, onFree }: { form: ServerForm<BookingValues>; times: readonly string[]; onFree: () => void },
) {
  /** Kept until an answer came, so that a retry after a lost one sends no second email. */
  const unanswered = useRef<OrderAttempt>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const submit = form.onSubmit(
    async ({ customerName, customerEmail, customerPhone, guestCount, date, ...chosen }) => {
      const range = wantedRange(times, chosen);
      const phone = customerPhone.trim() || null;
      const body = { customerName, customerEmail, customerPhone: phone, guestCount, date, ...range };
      const attempt = nextAttempt(unanswered.current, JSON.stringify(body), () => crypto.randomUUID());
      unanswered.current = attempt;
      const params = { path: { tenantId: slug }, header: { "Idempotency-Key": attempt.key } };
      const result = await resultOf(api.POST("/api/public/{tenantId}/waitlist", { params, body }));
      if (result.ok) {
        unanswered.current = null;
        return setAsked(customerEmail.trim());
      }
      if (result.code === "TABLE_AVAILABLE" || result.code === "SLOT_UNAVAILABLE") onFree();
      form.refuse(result);
    },
  );
  const code = form.refusal;
  return {
    submit,
    /** The address that the link went to; null until the guest has asked. */
    asked,
    again: () => setAsked(null),
    /** Why the list did not take the guest, where no field and no booking can say. */
    notice: code !== null && code in NOTICES ? NOTICES[code as keyof typeof NOTICES] : null,
  };
}
