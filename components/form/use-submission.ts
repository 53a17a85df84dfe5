"use client";

import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { focusFirstWrong } from "./focus-first-wrong";
import type { FormStore } from "./form-store";

export interface SubmissionOptions {
  /** A submission that succeeds leads to another page, and the form stays pending until that is there. */
  leadsOn?: boolean;
}

interface Submission {
  /** The form, or what holds its fields. */
  element: RefObject<HTMLFormElement | null>;
  /** Sends a form that nothing is wrong with, one submission at a time; `onInvalid` hears of the others. */
  submit: (send: () => Promise<void>, onInvalid?: () => void) => Promise<void>;
  pending: boolean;
}

/**
 * Submissions of a form, one at a time. One that leaves something wrong moves the focus to the first wrong field of the
 * page.
 */
export function useSubmission<Values extends object, Problem>(
  control: FormStore<Values, Problem>,
  { leadsOn = false }: SubmissionOptions = {},
): Submission {
  const element = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [state, setState] = useState({ pending: false, submissions: 0 });
  const point = useEffectEvent(() => {
    if (element.current && control.isWrong) focusFirstWrong(element.current);
  });
  useEffect(() => {
    if (state.submissions > 0) point();
  }, [state.submissions]);
  return {
    element,
    submit: async (send, onInvalid) => {
      if (running.current || state.pending) return;
      running.current = true;
      setState((before) => ({ ...before, pending: true }));
      try {
        if (control.try()) await send();
        else onInvalid?.();
      } finally {
        running.current = false;
        const pending = leadsOn && !control.isWrong;
        setState(({ submissions }) => ({ pending, submissions: submissions + 1 }));
      }
    },
    pending: state.pending,
  };
}

/** The handler of a form's event; the page stays where it is. */
export const handled = (submit: () => Promise<void>) => (event: SyntheticEvent) => {
  event.preventDefault();
  return submit();
};
