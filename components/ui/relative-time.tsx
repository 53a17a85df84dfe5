"use client";

import { useFormatter, useNow } from "next-intl";

interface RelativeTimeProps {
  /** The instant, as ISO 8601. */
  at: string;
  className?: string;
}

const UPDATE_MS = 30_000;

/** "3 minutes ago", kept current while shown; the exact time is in the title, in the page's zone. */
export function RelativeTime({ at, className }: RelativeTimeProps) {
  const format = useFormatter();
  const now = useNow({ updateInterval: UPDATE_MS });
  const instant = new Date(at);
  return (
    <time dateTime={at} title={format.dateTime(instant, "moment")} className={className}>
      {format.relativeTime(instant, now)}
    </time>
  );
}
