"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Money } from "@/components/storefront/frame/money";

export interface TotalsRow {
  key: string;
  label: ReactNode;
  /** Minor units, negative for what is taken off. */
  minor: number;
  /** Says "free" instead of a zero. */
  freeWhenZero?: boolean;
}

interface CartTotalsProps {
  rows: readonly TotalsRow[];
  totalMinor: number;
}

/** An amount line by line. */
export function CartTotals({ rows, totalMinor }: CartTotalsProps) {
  const t = useTranslations("storefront.cart");
  return (
    <dl className="space-y-1.5">
      {rows.map(({ key, label, minor, freeWhenZero }) => (
        <div key={key} className="flex justify-between gap-4 text-sm text-ink-soft">
          <dt>{label}</dt>
          <dd>{freeWhenZero && minor === 0 ? t("free") : <Money minor={minor} />}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 pt-1.5 text-lg font-semibold">
        <dt>{t("total")}</dt>
        <dd>
          <Money minor={totalMinor} />
        </dd>
      </div>
    </dl>
  );
}
