"use client";

import { Check } from "lucide-react";
import { Checkbox as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { ChoiceRow } from "./choice-row";
import { FieldError } from "./field-error";

interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the line, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
  name?: string;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
}

export function Checkbox({ label, hint, aside, error, onCheckedChange, ...root }: CheckboxProps) {
  const id = useId();
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <ChoiceRow id={id} label={label} hint={hint} aside={aside} disabled={root.disabled}>
        <Radix.Root
          {...root}
          id={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onCheckedChange={(next) => onCheckedChange(next === true)}
          className="grid size-5.5 shrink-0 place-items-center rounded-[0.375rem] bg-surface text-accent-on ring-[1.5px] ring-line-strong transition-colors ring-inset data-[state=checked]:bg-accent data-[state=checked]:ring-accent"
        >
          <Radix.Indicator>
            <Check className="size-4" strokeWidth={2.5} />
          </Radix.Indicator>
        </Radix.Root>
      </ChoiceRow>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
