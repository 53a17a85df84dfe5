"use client";

import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useFormControl } from "./form-context";
import { useProblemAt } from "./use-field";
import { useTextBox } from "./use-text-box";

interface BoxFieldProps {
  /** Of a text of the form around. */
  name: string;
  label: ReactNode;
  hideLabel?: boolean;
  hint?: ReactNode;
  optional?: boolean;
  required?: boolean;
  maxLength?: number;
  /** The lines of a box for longer texts. */
  rows?: number;
  className?: string;
  input?: Pick<
    ComponentProps<typeof Input>,
    | "type"
    | "inputMode"
    | "autoComplete"
    | "autoCapitalize"
    | "spellCheck"
    | "placeholder"
    | "min"
    | "max"
    | "before"
    | "after"
    | "disabled"
  >;
}

/** A text of the form around, with what is wrong with it. */
export function BoxField({ name, rows, maxLength, input, ...field }: BoxFieldProps) {
  const control = useFormControl<Record<string, string>>();
  const box = { ...useTextBox(control, name), maxLength };
  const error = useProblemAt(control, name);
  return (
    <Field {...field} error={error}>
      {rows ? <Textarea rows={rows} {...box} /> : <Input {...input} {...box} />}
    </Field>
  );
}
