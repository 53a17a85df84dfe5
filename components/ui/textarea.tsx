"use client";

import type { ComponentProps } from "react";
import { CONTROL_BOX } from "./control-style";
import { useFieldControl } from "./field";

/** Grows with what is written in it. */
export function Textarea({ className = "", rows = 3, ...rest }: ComponentProps<"textarea">) {
  const field = useFieldControl();
  return (
    <textarea
      {...field}
      {...rest}
      rows={rows}
      className={`${CONTROL_BOX} field-sizing-content min-h-24 resize-y px-3.5 py-3 ${className}`}
    />
  );
}
