"use client";

import { useTranslations } from "next-intl";
import type { AllDayDish } from "./all-day";

/** What is still to be made of each dish, over all tickets. */
export function AllDayPanel({ dishes }: { dishes: readonly AllDayDish[] }) {
  const t = useTranslations("kitchen");
  return (
    <aside
      aria-label={t("allDay")}
      className="max-h-[40dvh] shrink-0 overflow-y-auto rounded-control bg-sunken p-[0.75em] md:max-h-none md:w-[16em]"
    >
      <h2 className="text-[0.9em] font-bold text-ink-soft uppercase">{t("allDay")}</h2>
      {dishes.length === 0 && <p className="mt-2 text-ink-soft">{t("allDayNone")}</p>}
      <ul className="mt-[0.25em] divide-y divide-line">
        {dishes.map((dish) => (
          <li key={dish.name} className="py-[0.35em]">
            <p className="flex items-baseline gap-[0.4em] text-[1.15em] leading-snug font-semibold">
              <span className="min-w-[1.6em] font-bold tabular-nums">{dish.quantity}×</span>
              <span className="min-w-0 break-words">{dish.name}</span>
            </p>
            {dish.options.map((option) => (
              <p key={option.name} className="flex gap-[0.4em] ps-[1.9em] text-[0.85em] text-ink-soft">
                <span className="font-semibold tabular-nums">{option.quantity}×</span>
                <span className="min-w-0 break-words">{option.name}</span>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </aside>
  );
}
