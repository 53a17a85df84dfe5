import { useFormatter } from "next-intl";

/** Writes a business day: its date, with the day of the week. */
export function useBusinessDay(): (date: string) => string {
  const format = useFormatter();
  return (date) =>
    format.dateTime(new Date(`${date}T12:00:00Z`), {
      ...{ weekday: "short", day: "numeric", month: "long", year: "numeric" },
      timeZone: "UTC",
    });
}
