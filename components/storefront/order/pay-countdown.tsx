"use client";

import { useTranslations } from "next-intl";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { paySecondsLeft } from "@/components/storefront/payment/payment-state";
import { useSecondsLeft } from "./use-seconds-left";

/** How long the order still waits for its payment, by the server's clock. */
export function PayCountdown({ order, clockOffsetMs }: { order: TrackedOrder; clockOffsetMs: number }) {
  const t = useTranslations("payment");
  const { time } = useSecondsLeft((now) => paySecondsLeft(order, now), clockOffsetMs);
  return (
    <p role="timer" className="text-sm text-ink-soft tabular-nums">
      {t("timeLeft", { time })}
    </p>
  );
}
