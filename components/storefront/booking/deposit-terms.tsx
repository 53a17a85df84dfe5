"use client";

import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { components } from "@/components/data/generated/api-schema";
import { useMoney } from "@/components/storefront/frame/money";
import { toMinor } from "@/lib/core/money/money";

/** What a party pays when it books, in minor units; 0 when nothing. */
export function depositMinorOf(
  terms: components["schemas"]["ReservationConfig"]["deposit"],
  guestCount: number,
  currency: string,
): number {
  return terms && guestCount >= terms.fromParty ? toMinor(terms.perGuest, currency) * guestCount : 0;
}

interface DepositTermsProps {
  amountMinor: number;
  refundHours: number;
}

/** What is charged and when it comes back, before the button that books. */
export function DepositTerms({ amountMinor, refundHours }: DepositTermsProps) {
  const t = useTranslations("booking.deposit");
  const money = useMoney();
  return (
    <section className="flex gap-3 rounded-panel bg-sunken p-4">
      <ShieldCheck className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <div>
        <h2 className="font-semibold">{t("title", { amount: money(amountMinor) })}</h2>
        <p className="mt-1 text-sm text-ink-soft">{t("terms", { hours: refundHours })}</p>
      </div>
    </section>
  );
}
