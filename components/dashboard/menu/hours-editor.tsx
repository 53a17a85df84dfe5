"use client";

import { Plus, Trash2 } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { FieldError } from "@/components/ui/field-error";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { type HoursDraft, newHours } from "./hours-draft";

interface HoursEditorProps {
  hours: readonly HoursDraft[];
  onChange: (hours: HoursDraft[]) => void;
  /** What is wrong, by the field's name in the API. */
  errorAt: (field: string) => string | null;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7];
/** A Monday; the names of the days follow from it. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY_MS = 86_400_000;

/** The weekdays and times at which a dish or category can be ordered. */
export function HoursEditor({ hours, onChange, errorAt }: HoursEditorProps) {
  const t = useTranslations("dashboardMenu.hours");
  const replace = (rule: HoursDraft) => onChange(hours.map((each) => (each.key === rule.key ? rule : each)));
  return (
    <section>
      <h3 className="text-sm font-semibold">{t("title")}</h3>
      <p className="mt-0.5 text-sm text-ink-soft">{t("hint")}</p>
      <div className="mt-3 flex flex-col gap-4">
        {hours.map((rule, place) => (
          <HoursRow
            key={rule.key}
            rule={rule}
            error={errorAt(`availability.${place}.days`)}
            onChange={replace}
            onRemove={() => onChange(hours.filter(({ key }) => key !== rule.key))}
          />
        ))}
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => onChange([...hours, newHours()])}
        >
          <Plus className="size-4" strokeWidth={1.75} aria-hidden="true" />
          {t("add")}
        </Button>
      </div>
    </section>
  );
}

interface HoursRowProps {
  rule: HoursDraft;
  error: string | null;
  onChange: (rule: HoursDraft) => void;
  onRemove: () => void;
}

function HoursRow({ rule, error, onChange, onRemove }: HoursRowProps) {
  const t = useTranslations("dashboardMenu.hours");
  const names = new Intl.DateTimeFormat(useLocale(), { weekday: "short", timeZone: "UTC" });
  const toggled = (day: number) =>
    rule.days.includes(day) ? rule.days.filter((each) => each !== day) : [...rule.days, day];
  return (
    <div className="rounded-control bg-page p-3 ring-1 ring-line">
      <fieldset
        data-wrong={error ? "" : undefined}
        aria-describedby={error ? `${rule.key}-error` : undefined}
      >
        <legend className="mb-2 text-sm font-semibold">{t("days")}</legend>
        <div className="flex flex-wrap gap-2">
          {DAYS.map((day) => (
            <Chip
              key={day}
              pressed={rule.days.includes(day)}
              onClick={() => onChange({ ...rule, days: toggled(day) })}
            >
              {names.format(new Date(MONDAY + (day - 1) * DAY_MS))}
            </Chip>
          ))}
        </div>
        {error && <FieldError id={`${rule.key}-error`}>{error}</FieldError>}
      </fieldset>
      <div className="mt-3 flex items-end gap-2">
        <Field label={t("from")} className="flex-1">
          <Input
            type="time"
            value={rule.from}
            onChange={(event) => onChange({ ...rule, from: event.target.value || rule.from })}
          />
        </Field>
        <Field label={t("to")} className="flex-1">
          <Input
            type="time"
            value={rule.to}
            onChange={(event) => onChange({ ...rule, to: event.target.value || rule.to })}
          />
        </Field>
        <IconButton icon={Trash2} label={t("remove")} onClick={onRemove} />
      </div>
    </div>
  );
}
