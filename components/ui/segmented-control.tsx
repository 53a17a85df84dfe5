"use client";

import type { ReactNode } from "react";
import { RadioTile, RadioTiles } from "./radio-tile";

interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** Two to four ways that exclude each other, all in sight: pickup or delivery, day or week. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className = "",
}: SegmentedControlProps<Value>) {
  const change = (next: string) => {
    const option = options.find((candidate) => candidate.value === next);
    if (option) onValueChange(option.value);
  };
  // Four words leave little room around them on a phone; on the narrowest they stand two by two.
  const [frame, room] =
    options.length > 3 ? ["max-[22rem]:grid-flow-row max-[22rem]:grid-cols-2", "px-1 sm:px-4"] : ["", "px-4"];
  return (
    <RadioTiles
      label={label}
      value={value}
      onValueChange={change}
      className={`inline-grid auto-cols-fr grid-flow-col gap-0.5 rounded-control bg-sunken p-1 ring-1 ring-line ring-inset ${frame} ${className}`}
    >
      {options.map((option) => (
        <RadioTile
          key={option.value}
          value={option.value}
          disabled={option.disabled}
          className={`grid min-h-10 place-items-center rounded-[0.4375rem] text-center text-sm leading-tight font-medium text-ink-soft transition-colors after:absolute after:-inset-y-0.5 after:inset-x-0 hover:text-ink has-disabled:opacity-45 has-checked:bg-surface has-checked:font-semibold has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong ${room}`}
        >
          {option.label}
        </RadioTile>
      ))}
    </RadioTiles>
  );
}
