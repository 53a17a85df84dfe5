"use client";

import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import { useSlotTime } from "./use-booking-time";

type Range = { earliest: string; latest: string };

interface TimeRangeProps extends Range {
  /** "HH:mm" by the restaurant's clocks, in order. */
  times: readonly string[];
  onChange: (range: Range) => void;
}

/** From when to when a start suits; an end before the start moves along. */
export function TimeRange({ times, earliest, latest, onChange }: TimeRangeProps) {
  const t = useTranslations("booking.tellMe");
  const slotTime = useSlotTime();
  const options = times.map((time) => ({ value: time, label: slotTime(time) }));
  return (
    <div className="grid max-w-96 grid-cols-2 gap-4">
      <Field label={t("earliest")}>
        <NativeSelect
          options={options}
          value={earliest}
          onChange={({ target: { value } }) =>
            onChange({ earliest: value, latest: latest < value ? value : latest })
          }
        />
      </Field>
      <Field label={t("latest")}>
        <NativeSelect
          options={options}
          value={latest}
          onChange={({ target: { value } }) =>
            onChange({ earliest: value < earliest ? value : earliest, latest: value })
          }
        />
      </Field>
    </div>
  );
}
