import type { useFormatter } from "next-intl";
import type { MomentTexts, StorefrontView } from "./storefront";

/** Writes an instant in the restaurant's zone: the time alone today, with the weekday otherwise. */
export function momentText(
  instant: string,
  {
    format,
    now,
    timeZone,
  }: { format: ReturnType<typeof useFormatter>; now: Date; timeZone: string | undefined },
): string {
  const day = (date: Date) =>
    format.dateTime(date, { year: "numeric", month: "numeric", day: "numeric", timeZone });
  const date = new Date(instant);
  return format.dateTime(date, "time", day(date) === day(now) ? {} : { weekday: "long" });
}

/** The instants that a restaurant's pages show before anything is ordered, written by `write`. */
export function momentTexts(
  { services, sections }: Pick<StorefrontView, "services" | "sections">,
  write: (instant: string) => string,
): MomentTexts {
  const instants = [
    services.pickup.changesAt,
    services.delivery.changesAt,
    ...sections.flatMap(({ dishes }) => dishes.map(({ opensAt }) => opensAt)),
  ].flatMap((instant) => instant ?? []);
  return Object.fromEntries(Array.from(new Set(instants), (instant) => [instant, write(instant)]));
}
