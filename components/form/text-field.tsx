"use client";

import type { ComponentProps, ReactNode } from "react";
import {
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseFormRegisterReturn,
  useFormState,
} from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { type FieldProblem, type TextRule, textProblem } from "./text-rule";

interface TextFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPathByValue<Values, string>;
  rule: TextRule;
  label: ReactNode;
  hint?: ReactNode;
  /** What to do about a problem. */
  problemText: (problem: FieldProblem) => ReactNode;
  /** Something else that is wrong with it, such as an answer about a code. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
  multiline?: boolean;
  className?: string;
  input?: Pick<
    ComponentProps<typeof Input>,
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "after" | "defaultValue"
  >;
}

/** A labelled text of a form, held against its rule. */
export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { control, name, rule, label, hint, problemText, error, optional, multiline, className, input } =
    props;
  const { errors } = useFormState({ control, name, exact: true });
  const problem = errors[name]?.message as FieldProblem | undefined;
  const box = {
    ...keepingTyped(control.register(name, { validate: (text: string) => textProblem(rule, text) ?? true })),
    maxLength: rule.maxLength,
  };
  return (
    <Field
      label={label}
      hint={hint}
      error={(problem === "missing" && problemText(problem)) || error || (problem && problemText(problem))}
      required={rule.required}
      optional={optional}
      className={className}
    >
      {multiline ? <Textarea {...box} /> : <Input {...input} {...box} />}
    </Field>
  );
}

/** The form begins with its default; what was typed before the page had started comes after it. */
function keepingTyped({ ref, ...registered }: UseFormRegisterReturn): UseFormRegisterReturn {
  return {
    ...registered,
    ref(element: HTMLInputElement | HTMLTextAreaElement | null) {
      const typed = element?.value;
      ref(element);
      if (!element || !typed || element.value === typed) return;
      element.value = typed;
      void registered.onChange({ type: "change", target: element });
    },
  };
}
