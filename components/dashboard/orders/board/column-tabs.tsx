"use client";

import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Board } from "@/components/dashboard/orders/board-columns";
import { BOARD_COLUMNS, type BoardColumn } from "@/components/dashboard/orders/board-order";
import { StatusMark } from "@/components/frame/states/status-mark";
import { leadToNewBelow, useNewBelow } from "./use-new-below";

interface ColumnTabsProps {
  columns: Board["columns"];
  /** The column in which something new waits. */
  hasUnseen: boolean;
  chosen: BoardColumn;
  onChoose: (column: BoardColumn) => void;
}

/**
 * On a phone one column is in view; these choose it and count all. The first says how many new orders are below the edge,
 * and then leads there: a button over the tickets would cover theirs.
 */
export function ColumnTabs({ columns, hasUnseen, chosen, onChoose }: ColumnTabsProps) {
  const t = useTranslations("dashboard");
  const words = useTranslations("orderBoard");
  const below = useNewBelow(hasUnseen && chosen === "pending", columns.pending);
  return (
    <fieldset className="sticky top-0 z-20 -mx-4 grid grid-cols-4 border-b border-line bg-page px-2 lg:hidden print:hidden">
      <legend className="sr-only">{t("board.title")}</legend>
      {BOARD_COLUMNS.map((column) => (
        <button
          key={column}
          type="button"
          aria-pressed={column === chosen}
          onClick={() => (column === "pending" && below > 0 ? leadToNewBelow() : onChoose(column))}
          className="relative -mb-px flex min-h-14 flex-col items-center justify-center gap-0.5 border-b-2 border-transparent text-xs text-ink-soft aria-pressed:border-accent-text aria-pressed:font-semibold aria-pressed:text-ink"
        >
          <span className="relative flex items-center gap-1.5 whitespace-nowrap text-base font-semibold text-ink tabular-nums">
            <StatusMark status={column} className="size-3.5" />
            {columns[column].length}
            {column === "pending" && hasUnseen && below === 0 && (
              <span className="absolute -end-3 top-1 size-2 animate-breathe rounded-full bg-info" />
            )}
          </span>
          {column === "pending" && below > 0 ? (
            <span className="flex items-center gap-1">
              <span className="sm:sr-only">{t(`status.${column}`)} </span>
              <span className="inline-flex items-center gap-0.5 rounded-full bg-info px-1.5 whitespace-nowrap text-page tabular-nums">
                <ArrowDown className="size-3.5 shrink-0" strokeWidth={2} aria-hidden="true" />
                <span aria-hidden="true" className="sm:hidden">
                  {below}
                </span>
                <span className="max-sm:sr-only">{words("newBelow", { count: below })}</span>
              </span>
            </span>
          ) : (
            t(`status.${column}`)
          )}
        </button>
      ))}
    </fieldset>
  );
}
