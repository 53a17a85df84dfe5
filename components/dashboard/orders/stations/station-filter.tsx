"use client";

import { useTranslations } from "next-intl";

interface StationFilterProps {
  stations: readonly { id: string; name: string }[];
  value: string | null;
  onChange: (stationId: string | null) => void;
}

/** Narrows the board down to what one station makes; where there are no stations there is nothing to choose. */
export function StationFilter({ stations, value, onChange }: StationFilterProps) {
  const t = useTranslations("orderBoard.stations");
  if (stations.length === 0) return null;
  return (
    <select
      aria-label={t("label")}
      value={value ?? ""}
      onChange={(event) => onChange(event.target.value || null)}
      className="min-h-11 max-w-40 rounded-control bg-surface px-3 text-base font-medium ring-1 ring-line-strong ring-inset md:text-sm"
    >
      <option value="">{t("all")}</option>
      {stations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
