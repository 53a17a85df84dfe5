"use client";

import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { DeskBooking, DeskTable } from "./desk-booking";
import { useBookingWords } from "./use-booking-words";

interface TablePickerProps {
  tables: readonly DeskTable[];
  /** Who holds which table at that time; null while nobody knows. */
  holders: ReadonlyMap<string, DeskBooking> | null;
  party: number;
  chosen: readonly string[];
  onChange: (tableIds: string[]) => void;
  /** What happens when none is chosen. */
  hint: string;
}

export function TablePicker({ tables, holders, party, chosen, onChange, hint }: TablePickerProps) {
  const t = useTranslations("bookingDesk");
  const words = useBookingWords();
  const seats = tables.filter(({ id }) => chosen.includes(id)).reduce((sum, table) => sum + table.seats, 0);
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{t("form.tables")}</legend>
      <p className="mt-1 mb-2 text-sm text-ink-soft" aria-live="polite">
        {chosen.length === 0
          ? hint
          : seats < party
            ? t("form.tooFewSeats", { seats, party })
            : t("form.seatsChosen", { seats, party })}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-1.5">
        {tables.map(({ id, name, seats: places }) => {
          const holder = holders?.get(id);
          const isChosen = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={isChosen}
              disabled={holder !== undefined && !isChosen}
              onClick={() => onChange(isChosen ? chosen.filter((each) => each !== id) : [...chosen, id])}
              className={`flex min-h-14 flex-col items-start justify-center rounded-control px-3 py-1.5 text-left text-sm ring-1 ring-inset ${isChosen ? "bg-ink text-page ring-ink" : "text-ink ring-line-strong enabled:hover:bg-sunken disabled:bg-sunken disabled:text-ink-soft disabled:ring-line"}`}
            >
              <span className="flex w-full items-center justify-between gap-1">
                <span className="truncate font-semibold">{name}</span>
                {isChosen ? (
                  <Check className="size-4 shrink-0" strokeWidth={2} aria-hidden="true" />
                ) : (
                  <span className="tabular-nums">{t("room.seats", { seats: places })}</span>
                )}
              </span>
              {holder && (
                <span className="w-full truncate text-xs">
                  {t("form.takenUntil", { name: words.name(holder), time: words.time(holder.endsAt) })}
                </span>
              )}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
