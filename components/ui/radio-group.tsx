"use client";

import { RadioGroup as Radix } from "radix-ui";
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
    <Radix.Root
      {...field}
      value={value}
      onValueChange={onValueChange}
      name={name}
      aria-label={label}
      className="divide-y divide-line"
    >
      {options.map((option, index) => {
        const optionId = `${id}-${index}`;
        return (
          <ChoiceRow key={option.value} {...option} id={optionId}>
            <Radix.Item
              id={optionId}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              className="grid size-5.5 shrink-0 place-items-center rounded-full bg-surface ring-[1.5px] ring-line-strong transition-shadow ring-inset data-[state=checked]:ring-[7px] data-[state=checked]:ring-accent"
            />
          </ChoiceRow>
        );
      })}
    </Radix.Root>
  );
}
