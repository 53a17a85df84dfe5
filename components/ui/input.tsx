"use client";

import type { ComponentProps, ReactNode } from "react";
import { CONTROL_BOX } from "./control-style";
import { useFieldControl } from "./field";

interface InputProps extends ComponentProps<"input"> {
  /** A currency sign, a unit or an icon inside the box. */
  before?: ReactNode;
  after?: ReactNode;
}

/** Numbers, addresses and codes are written from left to right in every language. */
function isCode({ type, inputMode, spellCheck }: ComponentProps<"input">): boolean {
  const isNumber = inputMode === "numeric" || inputMode === "decimal" || inputMode === "tel";
  return isNumber || type === "email" || type === "tel" || type === "password" || spellCheck === false;
}

export function Input({ before, after, className = "", ...rest }: InputProps) {
  const field = useFieldControl();
  return (
    <span dir={isCode(rest) ? "ltr" : undefined} className={`relative block ${className}`}>
      {before && (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-11 place-items-center text-ink-soft">
          {before}
        </span>
      )}
      <input
        {...field}
        {...rest}
        className={`${CONTROL_BOX} min-h-12 ${before ? "ps-11" : "ps-3.5"} ${after ? "pe-14" : "pe-3.5"}`}
      />
      {after && (
        <span className="pointer-events-none absolute inset-y-0 end-0 flex items-center pe-3.5 text-sm text-ink-soft">
          {after}
        </span>
      )}
    </span>
  );
}
