"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDuration } from "@/components/dashboard/frame/use-duration";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";

const MINUTE_MS = 60_000;

export function useBillWords() {
  const t = useTranslations("dashboardTables");
  const format = useFormatter();
  const duration = useDuration();
  const time = (instant: string) => format.dateTime(new Date(instant), "time");
  return {
    time,
    moment: (instant: string) => format.dateTime(new Date(instant), "moment"),
    money: (amount: number, currency: string) =>
      format.number(amount, { style: "currency", currency, currencyDisplay: "narrowSymbol" }),
    party: ({ customerName, guestCount }: NonNullable<FloorTableWire["seated"]>) =>
      t("seated", { name: customerName || t("walkIn"), count: guestCount }),
    next: ({ startsAt, customerName, guestCount }: NonNullable<FloorTableWire["next"]>) =>
      t("next", { time: time(startsAt), name: customerName || t("walkIn"), count: guestCount }),
    /** How long ago, in minutes and hours. */
    since: (instant: string, now: Date) => {
      return duration(Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / MINUTE_MS)));
    },
  };
}
