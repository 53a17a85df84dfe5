"use client";

import type { ComponentProps } from "react";
import { chipClass } from "./chip-style";

interface ChipProps extends ComponentProps<"button"> {
  /** For chips that filter: whether the filter is on. */
  pressed?: boolean;
}

export function Chip({ pressed, type = "button", className = "", ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={pressed} className={`${chipClass(pressed)} ${className}`} />
  );
}
