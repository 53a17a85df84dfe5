"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { useExternalWords } from "@/components/dashboard/till/use-external-words";
import { Price } from "@/components/ui/price";

/** What the restaurant itself took of an order and gave back, each with its time and number. */
export function TakenPayments({ order }: { order: Pick<BoardOrder, "takenPayments" | "currency"> }) {
  const t = useTranslations("dashboardTill");
  const format = useFormatter();
  const words = useExternalWords();
  const { currency } = order;
  const money = (value: number) =>
    format.number(value, { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  return (
    <ul className="mt-3 divide-y divide-line">
      {order.takenPayments.map((payment) => (
        <li key={payment.id} className="flex min-h-11 items-center justify-between gap-3">
          <span>
            {payment.amount < 0 ? t("givenBack", { way: words(payment.type) }) : words(payment.type)}
            <span className="block text-sm text-ink-soft">
              {[
                format.dateTime(new Date(payment.takenAt), "moment"),
                payment.reference,
                payment.tip !== 0 && t("withTip", { amount: money(payment.tip) }),
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          </span>
          <Price amount={payment.amount} currency={currency} />
        </li>
      ))}
    </ul>
  );
}
