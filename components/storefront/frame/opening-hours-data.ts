import { WEEKDAYS } from "@/lib/core/time/zone";
import type { OpeningHours, ServiceHours, TimeRange } from "@/lib/restaurant/hours/opening-hours";

/** Special days that search engines are told about at once; they ask again. */
const MOST_SPECIAL_DAYS = 60;

const DAY_NAMES: Readonly<Record<(typeof WEEKDAYS)[number], string>> = {
  monday: "Monday",
  tuesday: "Tuesday",
  wednesday: "Wednesday",
  thursday: "Thursday",
  friday: "Friday",
  saturday: "Saturday",
  sunday: "Sunday",
};

/** A range as schema.org writes it: a close that is not later lies on the next day, and a whole day ends at 23:59. */
function times({ open, close }: TimeRange) {
  if (open === close) return { opens: "00:00", closes: "23:59" };
  return { opens: open, closes: close === "24:00" ? "23:59" : close };
}

/** The hours of the house: those in which guests sit at its tables, else those in which it cooks for others. */
export function houseHours(hours: OpeningHours): ServiceHours {
  const hasAny = ({ weekly }: ServiceHours) => WEEKDAYS.some((day) => weekly[day].length > 0);
  return (
    [hours.reservation, hours.pickup, hours.delivery].find((service) => hasAny(service)) ?? hours.reservation
  );
}

/** Opening hours for search engines, with the special days from `today` on; a day without a range is closed. */
export function openingHoursData(hours: ServiceHours, today: string) {
  const weekly = WEEKDAYS.flatMap((day) =>
    hours.weekly[day].map((range) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${DAY_NAMES[day]}`,
      ...times(range),
    })),
  );
  const special = Object.entries(hours.specialDays)
    .filter(([date]) => date >= today)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .slice(0, MOST_SPECIAL_DAYS)
    .flatMap(([date, ranges]) =>
      (ranges.length > 0 ? ranges.map(times) : [{ opens: "00:00", closes: "00:00" }]).map((range) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: date,
        ...range,
      })),
    );
  return { openingHoursSpecification: weekly, specialOpeningHoursSpecification: special };
}
