"use client";

import { useTranslations } from "next-intl";
import type { FormStore } from "@/components/form/form-store";
import { useField } from "@/components/form/use-field";
import { Checkbox } from "@/components/ui/checkbox";
import { CheckoutSection } from "./checkout-section";
import type { OrderForm } from "./order-form";

interface CheckoutAgeProps {
  control: FormStore<OrderForm>;
  /** The age that the cart asks for. */
  age: number;
}

export function CheckoutAge({ control, age }: CheckoutAgeProps) {
  const t = useTranslations("checkout");
  const field = useField(control, "ageConfirmed", (confirmed) => (confirmed ? null : "missing"));
  return (
    <CheckoutSection title={t("age.title")}>
      <Checkbox
        name="ageConfirmed"
        checked={field.value}
        onCheckedChange={field.onChange}
        label={t("age.confirm", { age })}
        hint={t("age.hint")}
        error={field.problem && t("missing.ageConfirmed", { age })}
      />
    </CheckoutSection>
  );
}
