"use client";

import { Check } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { accentTheme } from "@/components/ui/accent";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { contrast, hexColor, parseColor } from "@/lib/core/color/color";
import { ACCENT_SWATCHES } from "./accent-swatches";
import { isColorCode } from "./theme-form";

interface AccentFieldProps {
  accent: string;
  error: string | null;
  onChange: (accent: string) => void;
}

/** The storefront's color: picked, or typed as web designers write it, with what it becomes. */
export function AccentField({ accent, error, onChange }: AccentFieldProps) {
  const t = useTranslations("dashboardSettings.theme");
  const color = isColorCode(accent) ? parseColor(accent.trim()) : null;
  const picked = color ? hexColor(color) : "#000000";
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-label={t("suggestions")} className="flex flex-wrap gap-1.5">
        {ACCENT_SWATCHES.map(({ name, hex }) => (
          <button
            key={name}
            type="button"
            aria-label={t(`swatches.${name}`)}
            aria-pressed={accent.toLowerCase() === hex}
            onClick={() => onChange(hex)}
            style={{ backgroundColor: hex }}
            className="grid size-11 place-items-center rounded-full text-white ring-1 ring-line ring-inset"
          >
            {accent.toLowerCase() === hex && (
              <Check className="size-5" strokeWidth={2.25} aria-hidden="true" />
            )}
          </button>
        ))}
      </fieldset>
      <div className="flex items-start gap-3">
        <Field label={t("colorCode")} hint={t("colorHint")} error={error} className="flex-1">
          <Input
            value={accent}
            spellCheck={false}
            autoCapitalize="none"
            maxLength={7}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        <input
          type="color"
          aria-label={t("picker")}
          value={picked}
          onChange={(event) => onChange(event.target.value)}
          className="mt-6.5 h-12 w-14 shrink-0 cursor-pointer rounded-control bg-transparent disabled:opacity-45"
        />
      </div>
      {color && <ContrastList accent={accent.trim()} />}
    </div>
  );
}

function ContrastList({ accent }: { accent: string }) {
  const t = useTranslations("dashboardSettings.theme");
  const format = useFormatter();
  const theme = accentTheme(accent);
  const chosen = parseColor(accent);
  return (
    <ul className="divide-y divide-line text-sm">
      {(["light", "dark"] as const).map((scheme) => {
        const fill = parseColor(theme[scheme].fill);
        const onFill = parseColor(theme[scheme].onFill);
        if (!fill || !onFill || !chosen) return null;
        const isMoved = Math.abs(fill.lightness - chosen.lightness) > 0.01;
        return (
          <li key={scheme} className="flex items-center gap-3 py-2">
            <span
              className="grid h-8 w-14 shrink-0 place-items-center rounded-control font-semibold"
              style={{ backgroundColor: theme[scheme].fill, color: theme[scheme].onFill }}
              aria-hidden="true"
            >
              Aa
            </span>
            <span>
              {t(`contrast.${scheme}`, {
                ratio: format.number(contrast(fill, onFill), { maximumFractionDigits: 1 }),
              })}
              {isMoved && <span className="block text-ink-soft">{t(`moved.${scheme}`)}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
