"use client";

import { Gift } from "lucide-react";
import { useTranslations } from "next-intl";
import type { FormStore } from "@/components/form/form-store";
import { useField, useValue } from "@/components/form/use-field";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useMoney } from "@/components/storefront/frame/money";
import { NoPaymentNotice } from "@/components/storefront/frame/no-payment-notice";
import { isPayable } from "@/components/storefront/frame/storefront";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { CheckoutField } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";
import type { OrderForm } from "./order-form";
import type { CouponInUse } from "./use-coupon";
import type { GiftCardInUse } from "./use-gift-card";

const CODE_INPUT = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false } as const;

interface CheckoutPayProps {
  control: FormStore<OrderForm>;
  coupon: CouponInUse;
  /** The reason for which the order's coupon was refused, such as EXPIRED. */
  couponReason: string | null;
  giftCard: GiftCardInUse;
  /** Minor units that the gift card pays. */
  giftCardMinor: number;
  /** Nothing is left to pay: there is no method to choose. */
  isCovered: boolean;
}

export function CheckoutPay({
  control,
  coupon,
  couponReason,
  giftCard,
  giftCardMinor,
  isCovered,
}: CheckoutPayProps) {
  const t = useTranslations("checkout");
  const refusals = useTranslations("checkout.coupon");
  const money = useMoney();
  const { shop } = useStorefront();
  const { service } = useCart();
  type Reason = Parameters<typeof refusals>[0];
  const reason = coupon.reason ?? couponReason;
  const refusal = reason !== null && refusals.has(reason as Reason) ? refusals(reason as Reason) : undefined;
  const couponText = refusal ?? t("invalid.couponCode");
  const method = useField(control, "paymentMethod", (chosen) =>
    chosen !== null || isCovered ? null : "missing",
  );
  const { problem } = method;
  const couponCode = useValue(control, "couponCode");
  const giftCardCode = useValue(control, "giftCardCode");
  const hasCode = couponCode !== "" || giftCardCode !== "";

  return (
    <CheckoutSection title={t("pay.title")}>
      {!isPayable(shop) ? (
        <NoPaymentNotice />
      ) : isCovered ? (
        <p className="flex items-center gap-2.5 font-semibold">
          {giftCardMinor > 0 && <Gift className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />}
          {t(giftCardMinor > 0 ? "pay.giftCard" : "pay.nothing")}
        </p>
      ) : (
        <Field label={t("pay.method")} hideLabel required error={problem && t(`${problem}.paymentMethod`)}>
          <RadioGroup
            name="paymentMethod"
            value={method.value}
            onValueChange={(chosen) =>
              method.onChange(shop.paymentMethods.find((each) => each === chosen) ?? null)
            }
            options={shop.paymentMethods.map((value) => ({
              value,
              label: t(`pay.${value}`),
              ...(value === "cash"
                ? { hint: t(service === "pickup" ? "pay.cashPickup" : "pay.cashDelivery") }
                : value === "stripe" && shop.hasWallets
                  ? { hint: t("pay.stripeHint") }
                  : {}),
            }))}
          />
        </Field>
      )}
      <details open={hasCode || undefined} className="group">
        <summary className="flex min-h-11 w-fit items-center font-semibold text-accent-text underline underline-offset-4">
          {t("codes.have")}
        </summary>
        <div className="grid gap-5 pt-3 sm:grid-cols-2">
          <div>
            <div className="flex items-start gap-2">
              <CheckoutField
                control={control}
                name="couponCode"
                invalidText={couponText}
                error={coupon.reason !== null && couponText}
                input={CODE_INPUT}
                className="flex-1"
              />
              <Button
                variant="secondary"
                pending={coupon.pending}
                disabled={couponCode.trim() === ""}
                onClick={coupon.apply}
                className="mt-6.5 min-h-12"
              >
                {t("codes.apply")}
              </Button>
            </div>
            <p aria-live="polite" className="mt-1.5 text-sm font-semibold text-positive">
              {coupon.discountMinor > 0 && t("codes.applied", { amount: money(coupon.discountMinor) })}
            </p>
          </div>
          <div>
            <div className="flex items-start gap-2">
              <CheckoutField
                control={control}
                name="giftCardCode"
                error={giftCard.reason && t(`giftCard.${giftCard.reason}`)}
                input={CODE_INPUT}
                className="flex-1"
              />
              <Button
                variant="secondary"
                pending={giftCard.pending}
                disabled={giftCardCode.trim() === ""}
                onClick={giftCard.apply}
                className="mt-6.5 min-h-12"
              >
                {t("codes.apply")}
              </Button>
            </div>
            <p aria-live="polite" className="mt-1.5 text-sm font-semibold text-positive">
              {giftCardMinor > 0 &&
                t("codes.giftCardApplied", {
                  amount: money(giftCardMinor),
                  left: money(giftCard.balanceMinor - giftCardMinor),
                })}
            </p>
          </div>
        </div>
      </details>
    </CheckoutSection>
  );
}
