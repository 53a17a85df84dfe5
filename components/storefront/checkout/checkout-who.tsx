"use client";

import { useTranslations } from "next-intl";
import { CheckoutField, type CheckoutFormState } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";

/** Who orders, and what the kitchen should know. */
export function CheckoutWho({ state }: { state: CheckoutFormState }) {
  const t = useTranslations("checkout");
  return (
    <CheckoutSection title={t("who.title")}>
      <CheckoutField state={state} name="customerName" input={{ autoComplete: "name", maxLength: 100 }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckoutField
          state={state}
          name="customerEmail"
          hint={t("field.emailHint")}
          input={{
            type: "email",
            inputMode: "email",
            autoComplete: "email",
            autoCapitalize: "none",
            spellCheck: false,
            maxLength: 254,
          }}
        />
        <CheckoutField
          state={state}
          name="customerPhone"
          hint={t("field.phoneHint")}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel", maxLength: 40 }}
        />
      </div>
      <CheckoutField state={state} name="notes" optional multiline />
    </CheckoutSection>
  );
}
