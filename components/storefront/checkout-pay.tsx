"use client";

import { useTranslations } from "next-intl";
import { useCart } from "@/components/cart/use-cart";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { CheckoutField, type CheckoutFormState } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";
import { useStorefront } from "./storefront-context";

interface CheckoutPayProps {
  state: CheckoutFormState;
  /** The reason for which a coupon was refused, such as EXPIRED. */
  couponReason: string | null;
}

/** How the diner pays, and what takes something off. */
export function CheckoutPay({ state, couponReason }: CheckoutPayProps) {
  const t = useTranslations("checkout");
  const coupon = useTranslations("checkout.coupon");
  const { shop } = useStorefront();
  const { service } = useCart();
  type Reason = Parameters<typeof coupon>[0];
  const known = couponReason !== null && coupon.has(couponReason as Reason);
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
          <CheckoutField
            state={state}
            name="couponCode"
            optional
            error={known ? coupon(couponReason as Reason) : undefined}
            input={codeInput}
          />
          <CheckoutField state={state} name="giftCardCode" optional input={codeInput} />
        </div>
      </details>
    </CheckoutSection>
  );
}
