"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/storefront/cart/use-cart";
import { useMoney } from "@/components/storefront/frame/money";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { CheckoutField, type CheckoutFormState } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";
import type { FormProblems } from "./order-form";
import type { CouponInUse } from "./use-coupon";
import type { GiftCardInUse } from "./use-gift-card";

interface CheckoutPayProps {
  state: CheckoutFormState;
  coupon: CouponInUse;
  /** The reason for which the order's coupon was refused, such as EXPIRED. */
  couponReason: string | null;
  giftCard: GiftCardInUse;
  /** Minor units that the gift card pays. */
  giftCardMinor: number;
}

/** How the diner pays, and what takes something off. */
export function CheckoutPay({ state, coupon, couponReason, giftCard, giftCardMinor }: CheckoutPayProps) {
  const t = useTranslations("checkout");
  const refusals = useTranslations("checkout.coupon");
  const money = useMoney();
  const { shop } = useStorefront();
  const { service } = useCart();
  type Reason = Parameters<typeof refusals>[0];
  const reason = coupon.reason ?? couponReason;
  const refusal = reason !== null && refusals.has(reason as Reason) ? refusals(reason as Reason) : undefined;
  const problems: FormProblems = {
    ...state.problems,
    ...(coupon.reason ? { couponCode: "invalid" } : {}),
    ...(giftCard.reason ? { giftCardCode: "invalid" } : {}),
  };
  const codeInput = { autoComplete: "off", autoCapitalize: "characters", maxLength: 64, spellCheck: false };
  const hasCode = state.form.couponCode !== "" || state.form.giftCardCode !== "";

  return (
    <CheckoutSection title={t("pay.title")}>
      {shop.paymentMethods.length === 0 ? (
        <p className="font-semibold text-caution">{t("pay.none", { name: shop.name, phone: shop.phone })}</p>
      ) : (
        <Field
          label={t("pay.method")}
          hideLabel
          required
          error={state.problems.paymentMethod && t(`${state.problems.paymentMethod}.paymentMethod`)}
        >
          <RadioGroup
            name="paymentMethod"
            value={state.form.paymentMethod}
            onValueChange={(value) =>
              state.change({ paymentMethod: shop.paymentMethods.find((each) => each === value) ?? null })
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
                state={{ ...state, problems }}
                name="couponCode"
                optional
                error={refusal}
                input={codeInput}
                className="flex-1"
              />
              <Button
                variant="secondary"
                pending={coupon.pending}
                disabled={state.form.couponCode.trim() === ""}
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
                state={{ ...state, problems }}
                name="giftCardCode"
                optional
                error={giftCard.reason ? t(`giftCard.${giftCard.reason}`) : undefined}
                input={codeInput}
                className="flex-1"
              />
              <Button
                variant="secondary"
                pending={giftCard.pending}
                disabled={state.form.giftCardCode.trim() === ""}
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
