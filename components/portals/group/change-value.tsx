"use client";

import { useTranslations } from "next-intl";
import { closestAccent } from "@/components/dashboard/settings/theme/accent-swatches";
import { displayFontClass } from "@/components/ui/display-font";
import { hexColour, parseColour } from "@/lib/core/colour/colour";
import { DISPLAY_FONTS } from "@/lib/restaurant/tenancy/settings-contract";
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
  const colour = parseColour(value);
  const name = closestAccent(value);
  if (!colour || !name) return value;
  const hex = hexColour(colour);
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
