"use client";

import type { ReactNode } from "react";
import { RadioTile, RadioTiles } from "@/components/ui/radio-tile";

interface ChoiceChipsProps {
  options: readonly { value: string; label: ReactNode; detail?: ReactNode }[];
  value: string | null;
  onValueChange: (value: string) => void;
  className?: string;
}

export function ChoiceChips({ options, value, onValueChange, className = "" }: ChoiceChipsProps) {
  return (
    <RadioTiles value={value} onValueChange={onValueChange} className={`grid gap-2 ${className}`}>
      {options.map((option) => (
        <RadioTile
          key={option.value}
          value={option.value}
          className="flex min-h-12 flex-col items-center justify-center rounded-control bg-surface px-1 py-1.5 text-center font-semibold whitespace-nowrap tabular-nums ring-1 ring-line-strong transition-colors ring-inset hover:bg-sunken has-checked:bg-accent has-checked:text-accent-on has-checked:ring-accent"
        >
          {option.detail && <span className="text-xs font-normal">{option.detail}</span>}
          {option.label}
        </RadioTile>
      ))}
    </RadioTiles>
  );
}
