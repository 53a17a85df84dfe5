"use client";

import { useTranslations } from "next-intl";
import { Money } from "@/components/storefront/frame/money";
import type { OrderService } from "@/components/storefront/frame/storefront";
import { AmountRow } from "@/components/ui/amount-row";
import type { PricedOrder } from "@/lib/restaurant/pricing/price-order";

interface TotalsRow {
  key: string;
  label: string;
  /** Minor units, negative for what is taken off. */
  minor: number;
  /** Says "free" instead of a zero; other rows of nothing are left out. */
  freeWhenZero?: boolean;
}

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
          <AmountRow key={row.key} label={row.label}>
            {row.freeWhenZero && row.minor === 0 ? t("free") : <Money minor={row.minor} />}
          </AmountRow>
        ),
      )}
      <AmountRow label={t("total")} look="total">
        <Money minor={price.totalMinor} />
      </AmountRow>
    </dl>
  );
}
