"use client";

import { ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { PayoutItemWire } from "@/lib/payments/statement/statement-contract";
import { SubjectLink } from "./subject-link";

export function PayoutItems({ items }: { items: readonly PayoutItemWire[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <li key={item.transactionId}>
          <Item item={item} />
        </li>
      ))}
    </ul>
  );
}

function Item({ item }: { item: PayoutItemWire }) {
  const t = useTranslations("dashboardMoney");
  const { type, gross, fee, net, giftCard, of, currency, createdAt, subject, reference } = item;
  const name =
    subject?.kind === "order"
      ? t("payout.itemOf", { type: t(`types.${type}`), what: t("payout.order", { number: reference ?? "" }) })
      : t(`types.${type}`);
  return (
    <details className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          strokeWidth={1.75}
          aria-hidden="true"
        />
        <span className="min-w-0 flex-1">
          <span className="block">{name}</span>
          <Moment at={createdAt} className="block text-sm text-ink-soft" />
        </span>
        <span className="text-right text-sm text-ink-soft max-sm:hidden">
          {fee !== 0 && (
            <>
              <Price amount={gross} currency={currency} /> − <Price amount={fee} currency={currency} />
            </>
          )}
        </span>
        <Price amount={net} currency={currency} signed className="font-semibold" />
      </summary>
      <div className="mb-4 ml-7 text-sm">
        <p className="flex flex-wrap items-center gap-x-4">
          <SubjectLink {...item} />
          {fee !== 0 && (
            <span className="text-ink-soft">
              {t.rich("payout.fee", {
                fee: () => <Price amount={fee} currency={currency} />,
                gross: () => <Price amount={gross} currency={currency} />,
              })}
            </span>
          )}
          {giftCard > 0 && (
            <span className="text-ink-soft">
              {t.rich("payout.giftCard", { amount: () => <Price amount={giftCard} currency={currency} /> })}
            </span>
          )}
          {of > net && net > 0 && (
            <span className="text-ink-soft">
              {t.rich("payout.partOf", { of: () => <Price amount={of} currency={currency} /> })}
            </span>
          )}
        </p>
        <Lines item={item} />
      </div>
    </details>
  );
}

/** What is no dish, by its name in the API. */
const EXTRAS: Partial<Record<string, "serviceCharge" | "tip">> = {
  service_charge: "serviceCharge",
  tip: "tip",
};

function Lines({ item: { lines, currency, net } }: { item: PayoutItemWire }) {
  const t = useTranslations("dashboardMoney.payout");
  if (lines.length === 0) return <p className="text-ink-soft">{t("noLines")}</p>;
  return (
    <table className="mt-1 w-full border-collapse tabular-nums">
      <caption className="sr-only">{t("lines")}</caption>
      <thead>
        <tr className="border-b border-line text-left text-xs text-ink-soft">
          <th scope="col" className="py-1.5 font-semibold">
            {t("dish")}
          </th>
          <th scope="col" className="py-1.5 text-right font-semibold">
            {t("share")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.line ?? line.name} className="border-b border-line">
            <td className="py-1.5 pr-4">
              {line.line === null ? t(EXTRAS[line.name] ?? "delivery") : `${line.quantity} × ${line.name}`}
            </td>
            <td className="py-1.5 text-right">
              <Price amount={line.net} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="font-semibold">
          <td className="py-1.5">{t("linesSum")}</td>
          <td className="py-1.5 text-right">
            <Price amount={net} currency={currency} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
