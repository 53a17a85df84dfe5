"use client";

import { useTranslations } from "next-intl";
import type { FormStore } from "@/components/form/form-store";
import { useField } from "@/components/form/use-field";
import { CheckoutSection } from "@/components/storefront/checkout/checkout-section";
import { TimeRange } from "./time-range";
import type { BookingValues } from "./use-book-table";

interface TellMeProps {
  control: FormStore<BookingValues>;
  /** Of the full day, in order. */
  times: readonly string[];
}

/** Which times suit on a full day, for who asks to be told when a table becomes free. */
export function TellMe({ control, times }: TellMeProps) {
  const t = useTranslations("booking.tellMe");
  const earliest = useField(control, "earliest");
  const latest = useField(control, "latest");
  const range = wantedRange(times, { earliest: earliest.value, latest: latest.value });
  return (
    <CheckoutSection title={t("title")}>
      <p className="text-ink-soft">{t("lead")}</p>
      <TimeRange
        times={times}
        {...range}
        onChange={(next) => {
          earliest.onChange(next.earliest);
          latest.onChange(next.latest);
        }}
      />
    </CheckoutSection>
  );
}

/** What the guest has chosen, as far as the day has it; else all day. */
export function wantedRange(
  times: readonly string[],
  { earliest, latest }: { earliest: string | null; latest: string | null },
): { earliest: string; latest: string } {
  const known = (time: string | null) => (time !== null && times.includes(time) ? time : null);
  return { earliest: known(earliest) ?? times[0] ?? "", latest: known(latest) ?? times.at(-1) ?? "" };
}
