"use client";

import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { useMoneyText } from "@/components/frame/use-money-text";
import { CONTROL_BOX } from "@/components/ui/control-style";
import { Price } from "@/components/ui/price";
import { isPieces, type Pieces, sumOfCounts } from "./count";

interface CountFieldsProps {
  label: string;
  /** In major units, in the order in which they are counted. */
  values: readonly number[];
  currency: string;
  pieces: Pieces;
  setPieces: (pieces: Pieces) => void;
}

/** Asks how many there are of each note or coin; Enter goes to the next one. */
export function CountFields({ label, values, currency, pieces, setPieces }: CountFieldsProps) {
  const t = useTranslations("dashboardDrawer.count");
  const money = useMoneyText();
  const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    const boxes = [...(event.currentTarget.form?.querySelectorAll<HTMLInputElement>("[data-count]") ?? [])];
    const next = boxes[boxes.indexOf(event.currentTarget) + 1];
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.select();
  };
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {values.map((value) => {
          const text = pieces[value] ?? "";
          const isWrong = !isPieces(text);
          const count = isWrong || text.trim() === "" ? 0 : Number(text);
          return (
            <li key={value} className="grid min-h-14 grid-cols-[5.5rem_1fr_6.5rem] items-center gap-3">
              <span className="font-semibold tabular-nums">{money(value, currency)}</span>
              <input
                data-count=""
                inputMode="numeric"
                autoComplete="off"
                aria-label={t("piecesOf", { value: money(value, currency) })}
                aria-invalid={isWrong || undefined}
                maxLength={6}
                value={text}
                onChange={(event) => setPieces({ ...pieces, [value]: event.target.value })}
                onFocus={(event) => event.target.select()}
                onKeyDown={goOn}
                className={`${CONTROL_BOX} min-h-11 max-w-28 px-3 text-center tabular-nums`}
              />
              <span className={`text-end ${count === 0 ? "text-ink-soft" : ""}`}>
                <Price amount={sumOfCounts([{ value, pieces: count }], currency)} currency={currency} />
              </span>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
