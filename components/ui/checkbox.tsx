"use client";

import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ChoiceRow } from "./choice-row";
import { FieldError } from "./field-error";
import { useEarlyChoice } from "./use-early-choice";

interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  /** Shown at the end of the line, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
  name?: string;
  /** What a form that is sent says of it. */
  value?: string;
  /** What is wrong and how to put it right. */
  error?: ReactNode;
}

export function Checkbox({ label, hint, aside, error, onCheckedChange, ...root }: CheckboxProps) {
  const id = useId();
  const input = useEarlyChoice(root.checked, onCheckedChange);
  const describedBy = [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ");
  return (
    <div>
      <ChoiceRow id={id} label={label} hint={hint} aside={aside} disabled={root.disabled}>
        <span className="relative grid size-5.5 shrink-0 place-items-center text-accent-on">
          <input
            {...root}
            ref={input}
            type="checkbox"
            id={id}
            aria-describedby={describedBy || undefined}
            aria-invalid={error ? true : undefined}
            onChange={(event) => onCheckedChange(event.target.checked)}
            className="peer absolute inset-0 size-full appearance-none rounded-[0.375rem] bg-surface ring-[1.5px] ring-line-strong transition-colors ring-inset checked:bg-accent checked:ring-accent"
          />
          <Check
            className="pointer-events-none relative size-4 opacity-0 peer-checked:opacity-100"
            strokeWidth={2.5}
            aria-hidden="true"
          />
        </span>
      </ChoiceRow>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
