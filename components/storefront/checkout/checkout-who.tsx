"use client";

import { useTranslations } from "next-intl";
import { EMAIL_INPUT } from "@/components/form/contact-rule";
import type { FormStore } from "@/components/form/form-store";
import { CheckoutField } from "./checkout-field";
import { CheckoutSection } from "./checkout-section";
import type { OrderForm } from "./order-form";

export function CheckoutWho({ control }: { control: FormStore<OrderForm> }) {
  const t = useTranslations("checkout");
  return (
    <CheckoutSection title={t("who.title")}>
      <CheckoutField control={control} name="customerName" input={{ autoComplete: "name" }} />
      <div className="grid gap-5 sm:grid-cols-2">
        <CheckoutField
          control={control}
          name="customerEmail"
          hint={t("field.emailHint")}
          input={EMAIL_INPUT}
        />
        <CheckoutField
          control={control}
          name="customerPhone"
          hint={t("field.phoneHint")}
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      </div>
      <CheckoutField control={control} name="notes" multiline />
    </CheckoutSection>
  );
}
