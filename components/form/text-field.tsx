"use client";

import type { ComponentProps, ReactNode } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FormStore, TextName } from "./form-store";
import { type FieldProblem, type TextRule, textProblem } from "./text-rule";
import { useProblem } from "./use-field";
import { useTextBox } from "./use-text-box";

interface TextFieldProps<Values extends object> {
  control: FormStore<Values>;
  name: TextName<Values>;
  rule: TextRule;
  label: ReactNode;
  hint?: ReactNode;
  problemText: (problem: FieldProblem) => ReactNode;
  /** Something else that is wrong with it, such as an answer about a code. */
  error?: ReactNode;
  /** Says "optional" beside the label. */
  optional?: boolean;
  multiline?: boolean;
  className?: string;
  input?: Pick<
    ComponentProps<typeof Input>,
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "after"
  >;
}

export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { control, name, rule, label, hint, problemText, error, optional, multiline, className, input } =
    props;
  const problem = useProblem(control, name, (text) => textProblem(rule, String(text)));
  const box = { ...useTextBox(control, name), maxLength: rule.maxLength };
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
