"use client";

import { ShoppingBag } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Form } from "@/components/form/form";
import { useValue } from "@/components/form/use-field";
import { TenantLink } from "@/components/frame/tenant-link";
import { CartAnnouncer } from "@/components/storefront/cart/cart-announcer";
import { CartLines } from "@/components/storefront/cart/cart-lines";
import { CartTotals } from "@/components/storefront/cart/cart-totals";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useMoney } from "@/components/storefront/frame/money";
import { NoPaymentNotice } from "@/components/storefront/frame/no-payment-notice";
import { isPayable } from "@/components/storefront/frame/storefront";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { useLineSheet } from "@/components/storefront/menu/use-line-sheet";
import { OrderNoticeBox } from "@/components/storefront/order/order-notice";
import { TrackingSkeleton } from "@/components/storefront/order/tracking-skeleton";
import type { TipChoice } from "@/components/storefront/tip/tip-choice";
import { TipField } from "@/components/storefront/tip/tip-field";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { useIsAwake } from "@/components/ui/use-is-awake";
import type { CheckoutContact } from "@/lib/service/orders/placement/find-checkout-contact";
import { CheckoutAge } from "./checkout-age";
import { CheckoutHow } from "./checkout-how";
import { CheckoutPay } from "./checkout-pay";
import { checkoutPrice } from "./checkout-price";
import { CheckoutSection } from "./checkout-section";
import { CheckoutSkeleton } from "./checkout-skeleton";
import { CheckoutWhen } from "./checkout-when";
import { CheckoutWho } from "./checkout-who";
import { ageOf } from "./order-form";
import { submitWords } from "./submit-words";
import { useAddressCheck } from "./use-address-check";
import { useCoupon } from "./use-coupon";
import { useGiftCard } from "./use-gift-card";
import { useOrderForm } from "./use-order-form";
import { useOrderTimes } from "./use-order-times";
import { addressNotice, usePlaceOrder } from "./use-place-order";
import { useTimeText } from "./use-time-text";

/** Why an order cannot be placed yet, and the button with its total; at the thumb of a phone all the time. */
const ORDER_BAR =
  "max-lg:sticky max-lg:bottom-0 max-lg:z-30 max-lg:-mx-5 max-lg:-mt-4 max-lg:border-t max-lg:border-line max-lg:bg-page max-lg:px-5 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] md:max-lg:-mx-10 md:max-lg:px-10";

interface CheckoutProps {
  /** Of the account that is signed in. */
  contact: CheckoutContact | null;
}

export function Checkout({ contact }: CheckoutProps) {
  return useIsAwake() ? <CheckoutForm contact={contact} /> : <CheckoutSkeleton />;
}

function CheckoutForm({ contact }: CheckoutProps) {
  const t = useTranslations("checkout");
  const cartWords = useTranslations("storefront.cart");
  const tipWords = useTranslations("storefront.tip");
  const actions = useTranslations("common.actions");
  const money = useMoney();
  const { shop } = useStorefront();
  const { checked, service, count } = useCart();
  const { editLine, sheet } = useLineSheet();
  const reasonId = useId();
  const form = useOrderForm(shop.slug, shop.paymentMethods, contact);
  const { control, element, pending } = form;
  const couponCode = useValue(control, "couponCode");
  const giftCardCode = useValue(control, "giftCardCode");
  const coupon = useCoupon(shop.slug, {
    code: couponCode,
    subtotalMinor: checked.price.subtotalMinor,
    currency: shop.currency,
  });
  const giftCard = useGiftCard(shop.slug, { code: giftCardCode, currency: shop.currency });
  const [tip, setTip] = useState<TipChoice | null>(null);
  const { price, servedMinor, beforeTipMinor, tipMinor } = checkoutPrice(checked, shop, {
    service,
    discountMinor: coupon.discountMinor,
    tip,
    giftCardBalanceMinor: giftCard.balanceMinor,
  });
  const { giftCardMinor, totalMinor } = price;
  const { tips, currency } = shop;
  const scheduledFor = useValue(control, "scheduledFor");
  const isClosed = !shop.services[service].open;
  const needsTime = (isClosed || checked.isForLater) && scheduledFor === null;
  const dishes = checked.lines.map(({ productId }) => productId);
  const times = useOrderTimes(
    shop.slug,
    { service, dishes },
    shop.hasScheduledOrders && (needsTime || scheduledFor !== null),
  );
  const isBelowMinimum = checked.missingToMinimumMinor > 0;
  const age = ageOf(checked.lines);
  const firstTime = times.times?.[0];
  const { momentText } = useTimeText();
  const addresses = contact?.addresses ?? null;
  const address = useAddressCheck(shop.slug, control, service === "delivery");
  const undeliverable = service === "delivery" ? addressNotice(address.answer) : null;
  const order = usePlaceOrder(form, { tipMinor, address, addresses });

  if (count === 0) {
    if (pending) return <TrackingSkeleton />;
    return (
      <EmptyState
        icon={ShoppingBag}
        title={t("emptyTitle")}
        action={
          <TenantLink path="/" className={buttonClass()}>
            {actions("toMenu")}
          </TenantLink>
        }
      >
        {t("emptyBody")}
      </EmptyState>
    );
  }
  return (
    <>
      <Form
        of={{ control, element }}
        onSubmit={order.submit}
        className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16"
      >
        <div className="space-y-10">
          <CheckoutHow control={control} address={address} addresses={addresses} />
          <CheckoutWhen control={control} offered={times} refused={order.notice === "time"} />
          <CheckoutWho control={control} />
          {tips.orders && beforeTipMinor > 0 && (
            <CheckoutSection title={tipWords("title")}>
              <TipField
                percents={tips.percents}
                servedMinor={servedMinor}
                priceMinor={beforeTipMinor}
                currency={currency}
                value={tip}
                onChange={setTip}
                isWrong={tipMinor === null}
              />
            </CheckoutSection>
          )}
          <CheckoutPay
            control={control}
            coupon={coupon}
            couponReason={order.couponReason}
            giftCard={giftCard}
            giftCardMinor={giftCardMinor}
            isCovered={totalMinor === 0}
          />
          {age !== null && <CheckoutAge control={control} age={age} />}
        </div>
        {/* On a phone its frame dissolves, so that the button can stay at the bottom of the screen beside the whole form. */}
        <section
          aria-label={cartWords("title")}
          className="max-lg:contents lg:sticky lg:top-6 lg:space-y-5 lg:self-start lg:rounded-panel lg:bg-surface lg:p-6 lg:ring-1 lg:ring-line lg:ring-inset"
        >
          <div className="space-y-5 max-lg:rounded-panel max-lg:bg-surface max-lg:p-5 max-lg:ring-1 max-lg:ring-line max-lg:ring-inset">
            <h2 className="font-display text-xl">{cartWords("title")}</h2>
            <CartLines onEdit={editLine} refused={order.refusedLines} />
            <CartTotals price={price} service={service} />
          </div>
          <div data-bottom-bar="order" className={ORDER_BAR}>
            <div id={reasonId} className="*:not-empty:mb-3">
              <NoPaymentNotice />
              {isBelowMinimum && (
                <p className="text-sm font-semibold text-caution">
                  {cartWords("missing", { amount: money(checked.missingToMinimumMinor) })}
                </p>
              )}
              <OrderNoticeBox
                notice={needsTime ? (isClosed ? "closed" : "later") : (undeliverable ?? order.notice)}
              />
              {needsTime && firstTime && (
                <Button
                  variant="secondary"
                  className="w-full"
                  onClick={() => control.set("scheduledFor", firstTime)}
                >
                  {t("when.first", { time: momentText(firstTime) })}
                </Button>
              )}
            </div>
            <Button
              type="submit"
              size="large"
              pending={pending}
              disabled={needsTime || isBelowMinimum || undeliverable !== null || !isPayable(shop)}
              aria-describedby={reasonId}
              className="w-full"
            >
              {t(submitWords({ totalMinor, giftCardMinor }), { amount: money(totalMinor) })}
            </Button>
            <p aria-live="polite" className="sr-only">
              {pending && t("submitting")}
            </p>
          </div>
        </section>
        <CartAnnouncer />
      </Form>
      {sheet}
    </>
  );
}
