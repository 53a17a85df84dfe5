"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import type { GuestRequest } from "./guest-request";
import { useBookingTime, useSlotTime } from "./use-booking-time";

export function RequestFacts({ request: { wanted, table, guestCount } }: { request: GuestRequest }) {
  const t = useTranslations("booking");
  const format = useFormatter();
  const bookingTime = useBookingTime();
  const slotTime = useSlotTime();
  const { shop } = useStorefront();
  const day = format.dateTime(new Date(`${wanted.date}T00:00:00Z`), {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const range = { from: slotTime(wanted.earliest), to: slotTime(wanted.latest) };
  const facts: [string, string][] = [
    ...(table
      ? [[t("when"), bookingTime(table)] as [string, string]]
      : [
          [t("tellMe.request.date"), day] as [string, string],
          [t("tellMe.request.times"), t("tellMe.request.range", range)] as [string, string],
        ]),
    [t("party"), t("guests", { count: guestCount })],
    [t("where"), `${shop.name}, ${shop.address}, ${shop.city}`],
  ];
  return (
    <dl className="divide-y divide-line border-y border-line">
      {facts.map(([term, text]) => (
        <div key={term} className="flex justify-between gap-6 py-3">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="text-end font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
