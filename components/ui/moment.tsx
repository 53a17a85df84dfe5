"use client";

import { useFormatter } from "next-intl";

interface MomentProps {
  /** An instant, as the API gives it. */
  at: string;
  /** Leaves out the time of day. */
  dayOnly?: boolean;
  className?: string;
}

/** An instant as the reader writes it, in the zone of the page, in figures of one width. */
export function Moment({ at, dayOnly = false, className = "" }: MomentProps) {
  const format = useFormatter();
  const instant = new Date(at);
  return (
    <time dateTime={at} className={`tabular-nums ${className}`}>
      {dayOnly ? format.dateTime(instant, { dateStyle: "medium" }) : format.dateTime(instant, "moment")}
    </time>
  );
}
