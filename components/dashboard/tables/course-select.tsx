"use client";

import { useTranslations } from "next-intl";
import type { RoundLine } from "./round-menu";

const COURSES = [1, 2, 3, 4, 5];

interface CourseSelectProps {
  line: RoundLine;
  onChange: (course: number | null) => void;
}

/** In which course a dish of a round is served: later ones wait in the kitchen until they are fired. */
export function CourseSelect({ line, onChange }: CourseSelectProps) {
  const t = useTranslations("kitchen");
  return (
    <select
      aria-label={t("courseOf", { dish: line.dish.name })}
      value={line.course ?? ""}
      onChange={(event) => onChange(event.target.value === "" ? null : Number(event.target.value))}
      className="mt-1 min-h-11 max-w-full rounded-control bg-surface px-2 text-base ring-1 ring-line-strong ring-inset md:text-sm"
    >
      <option value="">{t("atOnce")}</option>
      {COURSES.map((course) => (
        <option key={course} value={course}>
          {t("course", { course })}
        </option>
      ))}
    </select>
  );
}
