"use client";

import {
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { focusFirstWrong } from "./focus-first-wrong";
import { type FieldName, FormStore } from "./form-store";
import type { FieldProblem } from "./text-rule";

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

interface ServerFormOptions {
  /** A submission that succeeds leads to another page, and the form stays pending until that is there. */
  leadsOn?: boolean;
}

/**
 * A form whose values go to the server. What is typed stays through every refusal, and a submission that leaves
 * something wrong moves the focus to the first wrong field of the page.
 */
export function useServerForm<Values extends object>(
  firstValues: Values,
  { leadsOn = false }: ServerFormOptions = {},
): ServerForm<Values> {
  const [control] = useState(() => new FormStore(firstValues));
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [state, setState] = useState({ pending: false, submissions: 0 });
  const readRefusal = () => control.refusal;
  const refusal = useSyncExternalStore(control.subscribe, readRefusal, readRefusal);

  const point = useEffectEvent(() => {
    if (element.current && control.isWrong) focusFirstWrong(element.current);
  });
  useEffect(() => {
    if (state.submissions > 0) point();
  }, [state.submissions]);

  const mark: ServerForm<Values>["mark"] = (field, problem) => control.mark(field, problem);
  return {
    control,
    element,
    mark,
    onSubmit: (send, onInvalid) => async (event) => {
      event.preventDefault();
      if (running.current || state.pending) return;
      running.current = true;
      setState((before) => ({ ...before, pending: true }));
      try {
        if (control.try()) await send(control.values);
        else onInvalid?.();
      } finally {
        running.current = false;
        const pending = leadsOn && !control.isWrong;
        setState(({ submissions }) => ({ pending, submissions: submissions + 1 }));
      }
    },
    refuse: ({ code, issues }) => {
      for (const field of Object.keys(control.values) as FieldName<Values>[]) {
        if (issues.some(({ path }) => path === field)) mark(field, "invalid");
      }
      control.refuse(code);
    },
    refusal,
    pending: state.pending,
  };
}
