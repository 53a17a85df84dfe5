"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FormField, FormProblems, OrderForm } from "./order-form";

type TextField = Exclude<FormField, "paymentMethod">;

/** What every field of the checkout shares. */
export interface CheckoutFormState {
  form: OrderForm;
  change: (next: Partial<OrderForm>) => void;
  problems: FormProblems;
}

interface CheckoutFieldProps {
  state: CheckoutFormState;
  name: TextField;
  hint?: ReactNode;
  optional?: boolean;
  multiline?: boolean;
  /** A better sentence than the field's general one. */
  error?: ReactNode;
  className?: string;
  input?: Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "maxLength" | "spellCheck"
  >;
}

type Sentence = `missing.${"customerName"}` | `invalid.${TextField}`;

/** One field of the checkout, with its error. */
export function CheckoutField({
  state,
  name,
  hint,
  optional,
  multiline,
  error,
  className,
  input,
}: CheckoutFieldProps) {
  const t = useTranslations("checkout");
  const problem = state.problems[name];
  const value = state.form[name];
  const sentence = problem && (error ?? t(`${problem}.${name}` as Sentence));
  const set = (text: string) => state.change({ [name]: text });
  return (
    <Field
      label={t(`field.${name}`)}
      hint={hint}
      error={sentence}
      required={!optional}
      optional={optional}
      className={className}
    >
      {multiline ? (
        <Textarea name={name} value={value} maxLength={1000} onChange={(event) => set(event.target.value)} />
      ) : (
        <Input {...input} name={name} value={value} onChange={(event) => set(event.target.value)} />
      )}
    </Field>
  );
}
