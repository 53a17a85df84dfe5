"use client";

import { useTranslations } from "next-intl";
import { Money } from "@/components/storefront/frame/money";
import type { OrderService } from "@/components/storefront/frame/storefront";
import type { PricedOrder } from "@/lib/restaurant/pricing/price-order";

interface TotalsRow {
  key: string;
  label: string;
  /** Minor units, negative for what is taken off. */
  minor: number;
  /** Says "free" instead of a zero; other rows of nothing are left out. */
  freeWhenZero?: boolean;
}

/** What a cart costs, line by line. */
export function CartTotals({ price, service }: { price: PricedOrder; service: OrderService }) {
  const t = useTranslations("storefront.cart");
  const tip = useTranslations("storefront.tip");
  const rows: TotalsRow[] = [
    { key: "discount", label: t("discount"), minor: -price.discountMinor },
    ...(service === "delivery"
      ? [{ key: "fee", label: t("deliveryFee"), minor: price.deliveryFeeMinor, freeWhenZero: true }]
      : []),
    { key: "service", label: t("serviceCharge"), minor: price.serviceChargeMinor },
    { key: "tax", label: t("tax"), minor: price.taxAddedMinor },
    { key: "tip", label: tip("title"), minor: price.tipMinor },
    { key: "giftCard", label: t("giftCard"), minor: -price.giftCardMinor },
  ];
  const shown = rows.filter(({ minor, freeWhenZero }) => minor !== 0 || freeWhenZero);
  return (
    <dl className="space-y-1.5">
      {[{ key: "subtotal", label: t("subtotal"), minor: price.subtotalMinor }, ...shown].map(
        (row: TotalsRow) => (
          <div key={row.key} className="flex justify-between gap-4 text-sm text-ink-soft">
            <dt>{row.label}</dt>
            <dd>{row.freeWhenZero && row.minor === 0 ? t("free") : <Money minor={row.minor} />}</dd>
          </div>
        ),
      )}
      <div className="flex justify-between gap-4 pt-1.5 text-lg font-semibold">
        <dt>{t("total")}</dt>
        <dd>
          <Money minor={price.totalMinor} />
        </dd>
      </div>
    </dl>
  );
}
