"use client";

import { useFormatter } from "next-intl";

/** What a wall clock shows, as an instant of a zone without offset, to be written in that zone. */
function onTheClock(date: string, timeSlot: string): Date {
  return new Date(`${date}T${timeSlot}:00Z`);
}

/** Writes a booking's date and time as the restaurant's clocks show them, whatever the visitor's zone. */
export function useBookingTime(): (booking: { date: string; timeSlot: string }) => string {
  const format = useFormatter();
  return ({ date, timeSlot }) => {
    const instant = onTheClock(date, timeSlot);
    const day = format.dateTime(instant, {
      weekday: "long",
      day: "numeric",
      month: "long",
      timeZone: "UTC",
    });
    return `${day}, ${format.dateTime(instant, "time", { timeZone: "UTC" })}`;
  };
}

/** Writes one offered time as the restaurant's clocks show it. */
export function useSlotTime(): (timeSlot: string) => string {
  const format = useFormatter();
  return (timeSlot) => format.dateTime(onTheClock("2000-01-01", timeSlot), "time", { timeZone: "UTC" });
}
