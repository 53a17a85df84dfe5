"use client";

import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import type { ApiFailure } from "@/components/data/api-failure";
import { focusFirstWrong } from "./focus-first-wrong";
import type { FieldProblem } from "./text-rule";

export interface ServerForm<Values extends FieldValues> extends UseFormReturn<Values> {
  element: RefObject<HTMLFormElement | null>;
  /** Sends valid values, one submission at a time; `onInvalid` hears of the others. */
  onSubmit: (
    send: (values: Values) => Promise<void>,
    onInvalid?: () => void,
  ) => (event: SyntheticEvent) => Promise<void>;
  /** Marks a field, with the focus on the first one when the submission ends. */
  mark: (field: Path<Values>, problem: FieldProblem) => void;
  /** Shows a refusal at the fields that it names; its code is the form's `refusal`. */
  refuse: (failure: ApiFailure) => void;
  /** The error code of the last submission; null when it was not refused. */
  refusal: string | null;
  pending: boolean;
}

interface ServerFormOptions {
  /** A submission that succeeds leads to another page, and the form stays pending until that is there. */
  leadsOn?: boolean;
}

/**
 * A form whose values go to the server. What is typed stays through every refusal, and a submission that leaves
 * something wrong moves the focus to the first wrong field of the page.
 */
export function useServerForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  { leadsOn = false }: ServerFormOptions = {},
): ServerForm<Values> {
  const form = useForm<Values>({ defaultValues, shouldFocusError: false });
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const { errors, isSubmitting, isSubmitSuccessful, submitCount } = form.formState;

  const point = useEffectEvent(() => {
    const isFieldWrong = Object.keys(errors).some((name) => name !== "root");
    if (element.current && isFieldWrong) focusFirstWrong(element.current);
  });
  useEffect(() => {
    if (submitCount > 0) point();
  }, [submitCount]);

  const pending = isSubmitting || (leadsOn && isSubmitSuccessful);
  const mark = (field: Path<Values>, problem: FieldProblem) => form.setError(field, { message: problem });
  return {
    ...form,
    element,
    mark,
    onSubmit: (send, onInvalid) => async (event) => {
      event.preventDefault();
      if (running.current || pending) return;
      running.current = true;
      try {
        await form.handleSubmit(send, onInvalid)(event);
      } finally {
        running.current = false;
      }
    },
    refuse: ({ code, issues }) => {
      const fields = Object.keys(form.getValues()) as Path<Values>[];
      for (const field of fields) {
        if (issues.some(({ path }) => path === field)) mark(field, "invalid");
      }
      form.setError("root", { type: code });
    },
    refusal: errors.root?.type?.toString() ?? null,
    pending,
  };
}
