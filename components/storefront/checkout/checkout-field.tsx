"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import type { FormStore } from "@/components/form/form-store";
import { TextField } from "@/components/form/text-field";
import { ORDER_RULES, type OrderForm, type TextField as TextFieldName } from "./order-form";

interface CheckoutFieldProps
  extends Pick<ComponentProps<typeof TextField>, "hint" | "multiline" | "className" | "input" | "error"> {
  control: FormStore<OrderForm>;
  name: TextFieldName;
  invalidText?: ReactNode;
}

type Sentence = `missing.${"customerName"}` | `invalid.${TextFieldName}`;

export function CheckoutField({ name, invalidText, ...field }: CheckoutFieldProps) {
  const t = useTranslations("checkout");
  const rule = ORDER_RULES[name];
  return (
    <TextField
      {...field}
      name={name}
      rule={rule}
      label={t(`field.${name}`)}
      optional={!rule.required}
      problemText={(problem) =>
        (problem === "invalid" && invalidText) || t(`${problem}.${name}` as Sentence, { max: rule.maxLength })
      }
    />
  );
}
