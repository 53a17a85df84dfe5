"use client";

import { useTranslations } from "next-intl";
import { paymentMeans } from "@/components/frame/payment-means";
import { useWrittenList } from "@/components/i18n/use-written-list";
import type { TrackedOrder } from "@/components/storefront/checkout/order-call";
import { Picture } from "@/components/storefront/frame/picture";
import { useDietWords } from "@/components/storefront/menu/diet-words";
import { AmountRow } from "@/components/ui/amount-row";
import { InitialTile } from "@/components/ui/initial-tile";
import { Price } from "@/components/ui/price";

export function OrderSummary({ order }: { order: TrackedOrder }) {
  const t = useTranslations("tracking");
  const cart = useTranslations("storefront.cart");
  const dish = useTranslations("storefront.dish");
  const words = useDietWords();
  const list = useWrittenList();
  const tips = useTranslations("storefront.tip");
  const { currency } = order;
  const rows = [
    { label: cart("subtotal"), amount: order.subtotal },
    ...(order.discount > 0 ? [{ label: cart("discount"), amount: -order.discount }] : []),
    ...(order.type === "delivery" ? [{ label: cart("deliveryFee"), amount: order.deliveryFee }] : []),
    ...(order.serviceCharge > 0 ? [{ label: cart("serviceCharge"), amount: order.serviceCharge }] : []),
    ...(order.taxAdded > 0 ? [{ label: cart("tax"), amount: order.taxAdded }] : []),
    ...(order.tip > 0 ? [{ label: tips("title"), amount: order.tip }] : []),
    ...(order.giftCardAmount > 0 ? [{ label: cart("giftCard"), amount: -order.giftCardAmount }] : []),
  ];
  const means = t(`means.${paymentMeans(order)}`, { method: t(`method.${order.paymentMethod}`) });
  const payment =
    order.paymentStatus === "pending" && order.paymentMethod === "cash" && order.total > 0
      ? t("payment.cash")
      : `${t(`payment.${order.paymentStatus}`)}, ${means}`;
  const hasPictures = order.items.some(({ image }) => image);
  const isEnded = order.status === "canceled" || order.status === "rejected";
  return (
    <section aria-labelledby="ordered" className="border-t border-line pt-7">
      <h2 id="ordered" className="font-display text-2xl">
        {t("ordered")}
      </h2>
      <ul className="mt-4 space-y-3">
        {order.items.map((item) => {
          return (
            <li key={item.lineItemId} className="flex gap-3">
              {hasPictures && (
                <span className="block size-12 shrink-0 overflow-hidden rounded-control bg-accent-tint">
                  {item.image ? (
                    <Picture address={item.image} sizes="3rem" />
                  ) : (
                    <InitialTile name={item.productName} />
                  )}
                </span>
              )}
              <span className="w-7 shrink-0 font-semibold tabular-nums">{item.quantity}×</span>
              <span className="min-w-0 flex-1">
                {item.productName}
                {item.optionNames.length > 0 && (
                  <span className="block text-sm text-ink-soft">{list(item.optionNames)}</span>
                )}
                {item.allergens !== null && item.allergens.length > 0 && (
                  <span className="block text-sm text-ink-soft">
                    {dish("allergens", { list: list(item.allergens.map(words.allergen)) })}
                  </span>
                )}
                {item.refundedQuantity > 0 && (
                  <span className="block text-sm font-semibold">
                    {t("refundedUnits", { count: item.refundedQuantity })}
                  </span>
                )}
              </span>
              <Price amount={item.lineTotal} currency={currency} />
            </li>
          );
        })}
      </ul>
      <dl className="mt-5 space-y-1.5 border-t border-line pt-4">
        {rows.map(({ label, amount }) => (
          <AmountRow key={label} label={label}>
            <Price amount={amount} currency={currency} />
          </AmountRow>
        ))}
        <AmountRow label={cart("total")} look="total">
          <Price amount={order.total} currency={currency} />
        </AmountRow>
        {order.refunded > 0 && (
          <AmountRow label={t("refundedAmount")} look="plain">
            <Price amount={order.refunded} currency={currency} />
          </AmountRow>
        )}
      </dl>
      {!isEnded && order.minimumAge !== null && (
        <p className="mt-4 font-semibold">{t("bringId", { age: order.minimumAge })}</p>
      )}
      {!isEnded && <p className="mt-1 text-end text-sm text-ink-soft">{payment}</p>}
    </section>
  );
}
