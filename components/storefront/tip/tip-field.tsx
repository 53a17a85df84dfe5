"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useMoney } from "@/components/storefront/frame/money";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RadioTile, RadioTiles } from "@/components/ui/radio-tile";
import { suggestedTips } from "@/lib/restaurant/pricing/tip";
import type { TipChoice } from "./tip-choice";

interface TipFieldProps {
  percents: readonly number[];
  /** What percents are of, in minor units. */
  servedMinor: number;
  /** The most that can be given. */
  priceMinor: number;
  currency: string;
  value: TipChoice | null;
  onChange: (choice: TipChoice) => void;
  /** Says what is wrong with an amount of one's own. */
  isWrong: boolean;
}

/** Asks for a tip. Nothing is chosen beforehand, and no tip is a choice like the others. */
export function TipField({
  percents,
  servedMinor,
  priceMinor,
  currency,
  value,
  onChange,
  isWrong,
}: TipFieldProps) {
  const t = useTranslations("storefront.tip");
  const format = useFormatter();
  const money = useMoney();
  const chosen = value === null ? "" : value.kind === "percent" ? String(value.percent) : value.kind;
  const choose = (next: string) => {
    if (next === "none") onChange({ kind: "none" });
    else if (next === "own") onChange({ kind: "own", text: "" });
    else onChange({ kind: "percent", percent: Number(next) });
  };
  const suggested = suggestedTips(percents, servedMinor).filter(({ tipMinor }) => tipMinor <= priceMinor);
  return (
    <div className="space-y-3">
      <RadioTiles label={t("title")} value={chosen} onValueChange={choose} className="grid grid-cols-3 gap-2">
        <Tile value="none" label={t("none")} />
        {suggested.map(({ percent, tipMinor }) => (
          <Tile
            key={percent}
            value={String(percent)}
            label={format.number(percent / 100, { style: "percent" })}
            aside={money(tipMinor)}
          />
        ))}
        <Tile value="own" label={t("own")} />
      </RadioTiles>
      {value?.kind === "own" && (
        <Field label={t("amount")} error={isWrong ? t("wrong", { most: money(priceMinor) }) : undefined}>
          <Input
            inputMode="decimal"
            value={value.text}
            after={currency}
            maxLength={14}
            onChange={(event) => onChange({ kind: "own", text: event.target.value })}
          />
        </Field>
      )}
    </div>
  );
}

function Tile({ value, label, aside }: { value: string; label: string; aside?: string }) {
  return (
    <RadioTile
      value={value}
      className="flex min-h-14 flex-col items-center justify-center rounded-control bg-surface px-2 py-1.5 text-sm leading-tight font-medium ring-1 ring-line-strong transition-colors ring-inset hover:bg-sunken has-checked:bg-accent-tint has-checked:font-semibold has-checked:text-accent-text has-checked:ring-2 has-checked:ring-accent"
    >
      {label}
      {aside && <span className="text-ink-soft tabular-nums">{aside}</span>}
    </RadioTile>
  );
}
