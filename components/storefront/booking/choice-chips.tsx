"use client";

import { RadioGroup as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { useFieldControl } from "@/components/ui/field";

interface ChoiceChipsProps {
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  value: string | null;
  onValueChange: (value: string) => void;
  className?: string;
}

/** Choices as small tiles; one stop of the keyboard, arrows inside. */
export function ChoiceChips({ options, value, onValueChange, className = "" }: ChoiceChipsProps) {
  const field = useFieldControl();
  return (
    <Radix.Root {...field} value={value} onValueChange={onValueChange} className={`grid gap-2 ${className}`}>
      {options.map((option) => (
        <Radix.Item
          key={option.value}
          value={option.value}
          className="flex min-h-12 touch-manipulation flex-col items-center justify-center rounded-control bg-surface px-2 py-1.5 font-semibold tabular-nums ring-1 ring-line-strong transition-colors ring-inset hover:bg-sunken data-[state=checked]:bg-accent data-[state=checked]:text-accent-on data-[state=checked]:ring-accent"
        >
          {option.detail && <span className="text-xs font-normal">{option.detail}</span>}
          {option.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
