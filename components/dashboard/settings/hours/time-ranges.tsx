"use client";

import { Plus, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { TimeRange } from "@/lib/restaurant/hours/opening-hours";
import { ALL_DAY, endsNextDay, isAllDay, isRange } from "./hours-form";

interface TimeRangesProps {
  /** The day, for screen readers. */
  day: string;
  /** The day after it, where hours past midnight end; absent for a date. */
  nextDay?: string;
  ranges: readonly TimeRange[];
  onChange: (ranges: TimeRange[]) => void;
}

const BOX =
  "h-11 w-19 rounded-control bg-surface text-center text-base tabular-nums ring-1 ring-line-strong ring-inset focus-visible:ring-2 focus-visible:ring-accent-text focus-visible:outline-hidden aria-invalid:ring-2 aria-invalid:ring-critical disabled:bg-sunken disabled:ring-line";
const EVENING: TimeRange = { open: "18:00", close: "22:00" };

/** The hours of one day, from and to; none is closed. */
export function TimeRanges({ day, nextDay, ranges, onChange }: TimeRangesProps) {
  const t = useTranslations("dashboardSettings.hours");
  const change = (place: number, changes: Partial<TimeRange>) =>
    onChange(ranges.map((range, index) => (index === place ? { ...range, ...changes } : range)));
  const late = ranges.find(endsNextDay);
  const rows = ranges.map((range, place) => ({ range, place, key: `${day} ${place}` }));
  if (isAllDay(ranges)) {
    return (
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <span className="font-medium">{t("allDay")}</span>
        <AllDayButton day={day} label={t("setHours")} onPress={() => onChange([EVENING])} />
      </div>
    );
  }
  return (
    <div>
      <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
        {ranges.length === 0 && <span className="text-ink-soft">{t("closed")}</span>}
        {rows.map(({ range, place, key }) => (
          <span key={key} className="flex items-center gap-1.5">
            {(["open", "close"] as const).map((end) => (
              <Fragment key={end}>
                {end === "close" && (
                  <span aria-hidden="true" className="text-ink-soft">
                    –
                  </span>
                )}
                <input
                  aria-label={`${day}: ${end === "open" ? t("opens") : t("closes")}`}
                  aria-invalid={!isRange(range) || undefined}
                  value={range[end]}
                  inputMode="numeric"
                  maxLength={5}
                  placeholder="18:00"
                  onChange={(event) => change(place, { [end]: event.target.value })}
                  className={BOX}
                />
              </Fragment>
            ))}
            <IconButton
              icon={X}
              label={t("removeHours", { hours: `${range.open}–${range.close}` })}
              onClick={() => onChange(ranges.filter((_, index) => index !== place))}
            />
          </span>
        ))}
        <IconButton
          icon={Plus}
          label={`${day}: ${t("addHours")}`}
          onClick={() => onChange([...ranges, EVENING])}
        />
        <AllDayButton day={day} label={t("allDaySwitch")} onPress={() => onChange([ALL_DAY])} />
      </div>
      {late && (
        <p className="mt-0.5 text-sm text-ink-soft">
          {nextDay ? t("endsOn", { time: late.close, day: nextDay }) : t("endsNextDay", { time: late.close })}
        </p>
      )}
    </div>
  );
}

function AllDayButton({ day, label, onPress }: { day: string; label: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${day}: ${label}`}
      onClick={onPress}
      className="min-h-11 rounded-control px-2 text-sm text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink disabled:opacity-45"
    >
      {label}
    </button>
  );
}
