"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import {
  type BoardView,
  DENSITIES,
  TYPE_FILTERS,
  type TypeFilter,
} from "@/components/dashboard/orders/board-view";
import { IconButton } from "@/components/ui/icon-button";
import { Popover } from "@/components/ui/popover";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Switch } from "@/components/ui/switch";

interface BoardOptionsProps {
  view: BoardView;
  onView: (changes: Partial<BoardView>) => void;
  /** On a phone the type is chosen here. */
  type: TypeFilter;
  onType: (type: TypeFilter) => void;
}

const AUTOMATIC = "automatic";
const SIZES = [AUTOMATIC, ...DENSITIES] as const;

/** How this device shows and works its board. */
export function BoardOptions({ view, onView, type, onType }: BoardOptionsProps) {
  const t = useTranslations("orderBoard.options");
  const types = useTranslations("orderBoard.type");
  return (
    <Popover
      label={t("label")}
      align="end"
      trigger={<IconButton icon={SlidersHorizontal} label={t("label")} />}
    >
      <div className="flex w-80 max-w-full flex-col gap-4">
        <div>
          <p className="mb-1.5 text-sm font-semibold">{t("density")}</p>
          <SegmentedControl
            label={t("density")}
            value={view.density ?? AUTOMATIC}
            onValueChange={(choice) => onView({ density: choice === AUTOMATIC ? null : choice })}
            options={SIZES.map((value) => ({ value, label: t(value) }))}
            className="w-full [&>label]:px-1"
          />
          {view.density === null && <p className="mt-1.5 text-sm text-ink-soft">{t("automaticHint")}</p>}
        </div>
        <div className="md:hidden">
          <p className="mb-1.5 text-sm font-semibold">{types("label")}</p>
          <SegmentedControl
            label={types("label")}
            value={type}
            onValueChange={onType}
            options={TYPE_FILTERS.map((value) => ({ value, label: types(value) }))}
            className="w-full [&>label]:px-1.5"
          />
        </div>
        <Switch
          label={t("undo")}
          hint={t("undoHint")}
          checked={view.undo}
          onCheckedChange={(undo) => onView({ undo })}
        />
        <Switch
          label={t("autoPrint")}
          hint={t("autoPrintHint")}
          checked={view.autoPrint}
          onCheckedChange={(autoPrint) => onView({ autoPrint })}
        />
        <Switch
          label={t("wakeLock")}
          checked={view.wakeLock}
          onCheckedChange={(wakeLock) => onView({ wakeLock })}
        />
        <p className="text-sm text-ink-soft">{t("device")}</p>
      </div>
    </Popover>
  );
}
