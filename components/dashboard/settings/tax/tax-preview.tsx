"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { AmountRow } from "@/components/ui/amount-row";
import { toMajor, toMinor } from "@/lib/core/money/money";
import { type TaxMode, taxOf } from "@/lib/restaurant/tax/tax";
import { toBps } from "@/lib/restaurant/tax/tax-contract";
import type { TaxClass } from "./use-tax";

const EXAMPLE = 12;

export function TaxPreview({ taxClass, mode }: { taxClass: TaxClass; mode: TaxMode }) {
  const t = useTranslations("dashboardTax.preview");
  const { currency } = useDashboardTenant();
  const format = useFormatter();
  const money = (minor: number) => format.number(toMajor(minor, currency), { style: "currency", currency });
  const priceMinor = toMinor(EXAMPLE, currency);
  const rate = { name: taxClass.name, bps: toBps(taxClass.rates.pickup), amountMinor: priceMinor };
  const [line] = taxOf({ mode, lines: [rate], discountMinor: 0, deliveryFeeMinor: 0, deliveryRate: null });
  if (!line) return null;
  const rows = [
    [t("menuPrice"), money(priceMinor)],
    [t("net"), money(line.netMinor)],
    [
      t("tax", {
        name: line.name,
        rate: format.number(line.bps / 10_000, { style: "percent", maximumFractionDigits: 2 }),
      }),
      money(line.taxMinor),
    ],
  ] as const;
  return (
    <div className="rounded-panel bg-sunken px-5 py-4">
      <h3 className="text-sm font-semibold">{t("title")}</h3>
      <dl className="mt-2 space-y-1 text-sm tabular-nums" aria-live="polite">
        {rows.map(([label, amount]) => (
          <AmountRow key={label} label={label}>
            {amount}
          </AmountRow>
        ))}
        <div className="flex justify-between gap-4 pt-1 text-base font-semibold">
          <dt>{t("pays")}</dt>
          <dd>{money(line.grossMinor)}</dd>
        </div>
      </dl>
    </div>
  );
}
