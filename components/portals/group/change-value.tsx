"use client";

import { useTranslations } from "next-intl";
import { closestAccent } from "@/components/dashboard/settings/theme/accent-swatches";
import { displayFontClass } from "@/components/ui/display-font";
import { hexColor, parseColor } from "@/lib/core/color/color";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/display-font";
import { useChangeWords } from "./use-change-words";

interface ChangeValueProps {
  field: string;
  value: string;
}

/** One side of a difference as people read it: a color is seen and named, a font is written in itself. */
export function ChangeValue({ field, value }: ChangeValueProps) {
  const { valueWords } = useChangeWords();
  if (field === "accent") return <AccentValue value={value} />;
  if (field === "displayFont") return <FontValue value={value} />;
  return valueWords(field, value);
}

function AccentValue({ value }: { value: string }) {
  const t = useTranslations("dashboardSettings.theme");
  const color = parseColor(value);
  const name = closestAccent(value);
  if (!color || !name) return value;
  const hex = hexColor(color);
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        style={{ backgroundColor: hex }}
        className="size-5 shrink-0 rounded-full ring-1 ring-line ring-inset"
      />
      {t(`swatches.${name}`)}
      <span className="text-ink-soft tabular-nums">{hex}</span>
    </span>
  );
}

function FontValue({ value }: { value: string }) {
  const t = useTranslations("dashboardSettings.theme.fonts");
  const font = DISPLAY_FONTS.find((each) => each === value);
  if (!font) return value;
  return <span className={`font-display text-base ${displayFontClass(font)}`}>{t(font)}</span>;
}
