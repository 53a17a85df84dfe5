"use client";

import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { CONTROL_BOX } from "./control-style";
import { useFieldControl } from "./field";

interface NativeSelectProps extends Omit<ComponentProps<"select">, "children"> {
  options: readonly { value: string; label: string }[];
}

/** The browser's own list to choose from: it needs no library, and on a phone it is the wheel that everybody knows. */
export function NativeSelect({ options, className = "", ...rest }: NativeSelectProps) {
  const field = useFieldControl();
  return (
    <span className={`relative block ${className}`}>
      <select
        {...field}
        {...rest}
        className={`${CONTROL_BOX} min-h-12 appearance-none pe-11 ps-3.5 tabular-nums`}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute top-1/2 end-3.5 size-5 -translate-y-1/2 text-ink-soft"
        strokeWidth={1.5}
        aria-hidden="true"
      />
    </span>
  );
}
