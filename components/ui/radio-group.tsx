"use client";

import { type ReactNode, useId } from "react";
import { ChoiceRow } from "./choice-row";
import { useFieldControl } from "./field";

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  options: readonly RadioOption[];
  value: string | null;
  onValueChange: (value: string) => void;
  /** Needed outside of a `Field`. */
  label?: string;
  name?: string;
}

export function RadioGroup({ options, value, onValueChange, label, name }: RadioGroupProps) {
  const id = useId();
  const field = useFieldControl();
  return (
    <div {...field} role="radiogroup" aria-label={label} className="divide-y divide-line">
      {options.map((option, index) => {
        const optionId = `${id}-${index}`;
        return (
          <ChoiceRow key={option.value} {...option} id={optionId}>
            <input
              type="radio"
              id={optionId}
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              className="size-5.5 shrink-0 appearance-none rounded-full bg-surface ring-[1.5px] ring-line-strong transition-shadow ring-inset checked:ring-[7px] checked:ring-accent"
            />
          </ChoiceRow>
        );
      })}
    </div>
  );
}
