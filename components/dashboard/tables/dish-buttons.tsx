"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { Price } from "@/components/ui/price";
import { toMajor } from "@/lib/core/money/money";
import type { RoundDish, RoundLine } from "./round-menu";

interface DishButtonsProps {
  dishes: readonly RoundDish[];
  lines: readonly RoundLine[];
  onAdd: (dish: RoundDish) => void;
  /** The number of each dish, where dishes can be found by it. */
  numbers?: ReadonlyMap<string, number>;
  /** What the headings above it make of those of the sections. */
  heading?: "h2" | "h3";
}

/** The menu as buttons by section; what is sold out is shown and cannot be pressed. */
export function DishButtons({ dishes, lines, onAdd, numbers, heading: Heading = "h3" }: DishButtonsProps) {
  const t = useTranslations("dashboardTables");
  const { currency } = useDashboardTenant();
  if (dishes.length === 0) return <p className="py-6 text-ink-soft">{t("searchNone")}</p>;
  const sections = [...new Set(dishes.map(({ section }) => section))];
  const inRound = (id: string) =>
    lines.reduce((sum, { dish, quantity }) => sum + (dish.id === id ? quantity : 0), 0);
  return (
    <div className="space-y-5">
      {sections.map((section) => (
        <section key={section} aria-label={section}>
          <Heading className="mb-1.5 text-sm font-semibold text-ink-soft">{section}</Heading>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
            {dishes
              .filter((dish) => dish.section === section)
              .map((dish) => {
                const count = inRound(dish.id);
                return (
                  <li key={dish.id} className="grid">
                    <button
                      type="button"
                      disabled={dish.soldOut}
                      onClick={() => onAdd(dish)}
                      className={`flex min-h-16 flex-col justify-between gap-1 rounded-control px-3 py-2 text-left text-sm ring-1 ring-inset ${count > 0 ? "bg-accent-tint ring-accent" : "bg-surface ring-line-strong hover:bg-sunken"} disabled:bg-sunken disabled:text-ink-soft`}
                    >
                      <span className="leading-snug font-medium">
                        {numbers?.has(dish.id) && (
                          <span className="mr-1.5 text-ink-soft tabular-nums">{numbers.get(dish.id)}</span>
                        )}
                        {dish.name}
                      </span>
                      <span className="flex w-full justify-between gap-2 text-ink-soft">
                        {dish.soldOut ? (
                          <span className="font-semibold">{t("soldOut")}</span>
                        ) : (
                          <Price amount={toMajor(dish.priceMinor, currency)} currency={currency} />
                        )}
                        {count > 0 && (
                          <span className="font-semibold text-ink tabular-nums">
                            <span aria-hidden="true">× {count}</span>
                            <span className="sr-only">{t("inRound", { count })}</span>
                          </span>
                        )}
                      </span>
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
