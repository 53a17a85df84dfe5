"use client";

import { useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { dishesToMake } from "./make-now";

/** What the kitchen has to make, added up over its orders. */
export function MakeNowStrip({ orders }: { orders: readonly BoardOrder[] }) {
  const t = useTranslations("orderBoard.makeNow");
  const dishes = dishesToMake(orders);
  return (
    <section aria-label={t("title")} className="px-4 pb-2 md:px-6 print:hidden">
      {dishes.length === 0 ? (
        <p className="text-sm text-ink-soft">{t("nothing")}</p>
      ) : (
        <ul className="flex max-h-[4.9rem] flex-wrap gap-1.5 overflow-y-auto">
          {dishes.map(({ key, name, options, quantity, orderNumbers }) => (
            <li
              key={key}
              title={t("orders", { numbers: orderNumbers.join(", ") })}
              className="flex items-baseline gap-1.5 rounded-control bg-sunken px-2.5 py-1.5 text-sm ring-1 ring-line ring-inset"
            >
              <span className="text-base font-semibold tabular-nums">{quantity}×</span>
              <span className="font-semibold">{name}</span>
              {options.length > 0 && <span className="text-ink-soft">{options.join(", ")}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
