"use client";

import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { FormStore, TextName } from "./form-store";
import { type FieldProblem, type TextRule, textProblem } from "./text-rule";
import { useProblem } from "./use-field";

interface TextFieldProps<Values extends object> {
  control: FormStore<Values>;
  name: TextName<Values>;
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
    "type" | "inputMode" | "autoComplete" | "autoCapitalize" | "spellCheck" | "after"
  >;
}

/** A labelled text of a form, held against its rule. */
export function TextField<Values extends object>(props: TextFieldProps<Values>) {
  const { control, name, rule, label, hint, problemText, error, optional, multiline, className, input } =
    props;
  const problem = useProblem(control, name, (text) => textProblem(rule, String(text)));
  const box = { ...useTextBox(control, name), name, maxLength: rule.maxLength };
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

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Ties a text box to its value. The box keeps its own text, so that what is typed before the page has started stays; it
 * follows a value that changes elsewhere.
 */
function useTextBox<Values extends object>(control: FormStore<Values>, name: TextName<Values>) {
  const box = useRef<TextBox>(null);
  const textOf = useCallback(() => String(control.values[name]), [control, name]);
  const keep = useCallback(
    (text: string) => control.set(name, text as Values[TextName<Values>]),
    [control, name],
  );
  useEffect(() => {
    if (box.current && box.current.value !== "" && box.current.value !== textOf()) keep(box.current.value);
    const follow = () => {
      if (box.current && box.current.value !== textOf()) box.current.value = textOf();
    };
    follow();
    return control.subscribe(follow);
  }, [control, textOf, keep]);
  return {
    ref: (element: TextBox | null) => {
      box.current = element;
    },
    defaultValue: textOf(),
    onChange: (event: { target: TextBox }) => keep(event.target.value),
  };
}
