"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { paySecondsLeft } from "@/components/storefront/payment/payment-state";

/** How long the order still waits for its payment, by the server's clock. */
export function PayCountdown({ order, clockOffsetMs }: { order: TrackedOrder; clockOffsetMs: number }) {
  const t = useTranslations("payment");
  const format = useFormatter();
  const [seconds, setSeconds] = useState(() => paySecondsLeft(order, new Date(Date.now() + clockOffsetMs)));
  useEffect(() => {
    const count = () => setSeconds(paySecondsLeft(order, new Date(Date.now() + clockOffsetMs)));
    count();
    const timer = setInterval(count, 1_000);
    return () => clearInterval(timer);
  }, [order, clockOffsetMs]);
  const twoDigits = (value: number) => format.number(value, { minimumIntegerDigits: 2 });
  const time = `${format.number(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
  return (
    <p role="timer" className="text-sm text-ink-soft tabular-nums">
      {t("timeLeft", { time })}
    </p>
  );
}
