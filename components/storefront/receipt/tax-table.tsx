"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import type { TaxLineWire } from "@/lib/restaurant/tax/tax-contract";

/** The tax in an amount, one row per rate; nothing where the restaurant shows none. */
export function TaxTable({ lines, currency }: { lines: readonly TaxLineWire[]; currency: string }) {
  const t = useTranslations("receipts.tax");
  const format = useFormatter();
  if (lines.length === 0) return null;
  const head = "py-1 font-normal text-ink-soft";
  return (
    <table className="mt-5 w-full text-sm tabular-nums">
      <thead>
        <tr>
          <th scope="col" className={`${head} text-start`}>
            {t("name")}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {t("net")}
          </th>
          <th scope="col" className={`${head} text-end`}>
            {t("tax")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, rate, net, tax }) => (
          <tr key={rate}>
            <th scope="row" className="py-1 text-start font-normal">
              {name} {format.number(rate / 100, { style: "percent", maximumFractionDigits: 2 })}
            </th>
            <td className="py-1 text-end">
              <Price amount={net} currency={currency} />
            </td>
            <td className="py-1 text-end">
              <Price amount={tax} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
