"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { DeskBooking } from "./desk-booking";

export function useBookingWords() {
  const t = useTranslations("bookingDesk");
  const held = useTranslations("bookingPlan.waitlist");
  const format = useFormatter();
  return {
    name: (booking: Pick<DeskBooking, "customerName">) => booking.customerName || t("walkInName"),
    tables: ({ tables }: Pick<DeskBooking, "tables">) =>
      t("tables", { count: tables.length, names: tables.map(({ name }) => name).join(" + ") }),
    /** A table that is held for a party of the waitlist, or for a deposit, is not yet a booking. */
    status: ({ status, heldUntil, deposit }: Pick<DeskBooking, "status" | "heldUntil" | "deposit">) => {
      if (heldUntil === null) return t(`status.${status}`);
      const until = new Date(heldUntil);
      return deposit
        ? t("deposit.heldStatus", { time: format.dateTime(until, "moment") })
        : held("heldStatus", { time: format.dateTime(until, "time") });
    },
    time: (instant: string) => format.dateTime(new Date(instant), "time"),
    moment: (instant: string) => format.dateTime(new Date(instant), "moment"),
    /** A time of the restaurant's clocks, HH:mm up to 24:00, as the reader writes it. */
    clock: (time: string) =>
      format.dateTime(new Date(`1970-01-01T${time === "24:00" ? "00:00" : time}:00Z`), "time", {
        timeZone: "UTC",
      }),
    /** A calendar day, whose date has no zone. */
    day: (date: string) =>
      format.dateTime(new Date(`${date}T12:00:00Z`), {
        weekday: "long",
        day: "numeric",
        month: "long",
        timeZone: "UTC",
      }),
  };
}
