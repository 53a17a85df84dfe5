"use client";

import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { type FormReading, issuesOf, problemWords } from "./form-reading";
import { FormStore } from "./form-store";
import { handled, useSubmission } from "./use-submission";

interface ReadFormOptions<Values, Body, Problem> {
  /** What it begins with. */
  values: Values;
  read: (values: Values) => FormReading<Body, Problem>;
  words: (problem: Problem, field: string) => string;
}

export interface ReadForm<Values extends object, Body> {
  /** What its fields are tied to; what is wrong with one is said in words. */
  control: FormStore<Values, string>;
  element: RefObject<HTMLFormElement | null>;
  /** Sends the body that was read, one submission at a time; `onInvalid` hears of a form that cannot be read. */
  onSubmit: (
    send: (body: Body) => Promise<void>,
    onInvalid?: () => void,
  ) => (event: SyntheticEvent) => Promise<void>;
  /** Shows a refusal at the fields that it names, by the form's names for them; whether it names any. */
  refuse: (failure: Pick<ApiFailure, "issues">, fieldOf?: (name: string) => string) => boolean;
  pending: boolean;
}

/** A form that a function reads as a whole: the body to send, or what is wrong at each field. */
export function useReadForm<Values extends object, Body, Problem>({
  values,
  read,
  words,
}: ReadFormOptions<Values, Body, Problem>): ReadForm<Values, Body> {
  const [control] = useState(() => new FormStore<Values, string>(values));
  const judge = useEffectEvent((typed: Values) => problemWords(read(typed), words));
  useEffect(() => control.judgeBy((typed) => judge(typed)), [control]);
  const { element, submit, pending } = useSubmission(control);
  const sendRead = async (send: (body: Body) => Promise<void>) => {
    const reading = read(control.values);
    if (reading.ok) await send(reading.body);
  };
  return {
    control,
    element,
    onSubmit: (send, onInvalid) => handled(() => submit(() => sendRead(send), onInvalid)),
    refuse: (failure, fieldOf = (name) => name) => {
      const issues = issuesOf(failure);
      for (const [name, message] of issues) control.mark(fieldOf(name), message);
      return issues.length > 0;
    },
    pending,
  };
}
