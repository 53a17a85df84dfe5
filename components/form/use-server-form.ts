"use client";

import { type RefObject, type SyntheticEvent, useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { issuesOf } from "./form-reading";
import { type FieldName, FormStore } from "./form-store";
import type { FieldProblem } from "./text-rule";
import { useRefusal } from "./use-field";
import { handled, type SubmissionOptions, useSubmission } from "./use-submission";

export interface ServerForm<Values extends object> {
  /** What its fields are tied to. */
  control: FormStore<Values>;
  element: RefObject<HTMLFormElement | null>;
  /** Sends valid values, one submission at a time; `onInvalid` hears of the others. */
  onSubmit: (
    send: (values: Values) => Promise<void>,
    onInvalid?: () => void,
  ) => (event: SyntheticEvent) => Promise<void>;
  /** Marks a field, with the focus on the first one when the submission ends. */
  mark: (field: FieldName<Values>, problem: FieldProblem) => void;
  /** Shows a refusal at the fields that it names; its code is the form's `refusal`. */
  refuse: (failure: Pick<ApiFailure, "code" | "issues">) => void;
  /** The error code of the last submission; null when it was not refused. */
  refusal: string | null;
  pending: boolean;
}

/**
 * A form whose values go to the server, each field held to a rule of its own. What is typed stays through every refusal,
 * and a submission that leaves something wrong moves the focus to the first wrong field of the page.
 */
export function useServerForm<Values extends object>(
  firstValues: Values,
  options?: SubmissionOptions,
): ServerForm<Values> {
  const [control] = useState(() => new FormStore(firstValues));
  const { element, submit, pending } = useSubmission(control, options);
  const refusal = useRefusal(control);
  return {
    control,
    element,
    mark: (field, problem) => control.mark(field, problem),
    onSubmit: (send, onInvalid) => handled(() => submit(() => send(control.values), onInvalid)),
    refuse: (failure) => {
      for (const [field] of issuesOf(failure)) {
        if (Object.hasOwn(control.values, field)) control.mark(field, "invalid");
      }
      control.refuse(failure.code);
    },
    refusal,
    pending,
  };
}
