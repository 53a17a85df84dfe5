"use client";

import { useCallback, useEffect, useRef } from "react";
import type { FormStore, TextName } from "./form-store";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/**
 * Ties a text box to its value. The box keeps its own text, so that what is typed before the page has started stays; it
 * follows a value that changes elsewhere.
 */
export function useTextBox<Values extends object, Problem>(
  control: FormStore<Values, Problem>,
  name: TextName<Values>,
) {
  const box = useRef<TextBox>(null);
  const textOf = useCallback(() => String(control.values[name]), [control, name]);
  const keep = useCallback(
    (text: string) => control.set(name, text as Values[TextName<Values>]),
    [control, name],
  );
  useEffect(() => {
    // Typed before the page has started; what differs otherwise was set elsewhere, such as by a choice beside the box.
    const early = box.current && box.current.value !== box.current.defaultValue ? box.current.value : "";
    if (early !== "") keep(early);
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
    name,
    defaultValue: textOf(),
    onChange: (event: { target: TextBox }) => keep(event.target.value),
  };
}
