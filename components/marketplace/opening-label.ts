const DAY_MS = 24 * 3600 * 1000;

/** A moment as a passer-by would say it: the hour alone within a day, with the weekday beyond. */
export function openingMoment(
  instant: string,
  { now, locale, timeZone }: { now: Date; locale: string; timeZone: string },
): string {
  const moment = new Date(instant);
  const isSoon = moment.getTime() - now.getTime() < DAY_MS;
  return new Intl.DateTimeFormat(locale, {
    ...(isSoon ? {} : { weekday: "short" }),
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
  }).format(moment);
}
