"use client";

import { type ReactNode, useId } from "react";
import { ChoiceRow } from "./choice-row";
import { useFieldControl } from "./field";
import { useEarlyChoice } from "./use-early-choice";

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
            <RadioDot
              id={optionId}
              name={name ?? id}
              option={option}
              checked={option.value === value}
              onChoose={() => onValueChange(option.value)}
            />
          </ChoiceRow>
        );
      })}
    </div>
  );
}

interface RadioDotProps {
  id: string;
  name: string;
  option: RadioOption;
  checked: boolean;
  onChoose: () => void;
}

function RadioDot({ id, name, option, checked, onChoose }: RadioDotProps) {
  const input = useEarlyChoice(checked, (isChosen) => isChosen && onChoose());
  return (
    <input
      ref={input}
      type="radio"
      id={id}
      name={name}
      value={option.value}
      checked={checked}
      onChange={onChoose}
      disabled={option.disabled}
      aria-describedby={option.hint ? `${id}-hint` : undefined}
      className="size-5.5 shrink-0 appearance-none rounded-full bg-surface ring-[1.5px] ring-line-strong transition-shadow ring-inset checked:ring-[7px] checked:ring-accent"
    />
  );
}
