"use client";

import { Switch as Radix } from "radix-ui";
import { type ReactNode, useId } from "react";
import { ChoiceRow } from "./choice-row";

interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  name?: string;
}

/** For what takes effect at once; what needs a "save" is a checkbox. */
export function Switch({ label, hint, ...root }: SwitchProps) {
  const id = useId();
  return (
    <ChoiceRow id={id} label={label} hint={hint} disabled={root.disabled} markLast>
      <Radix.Root
        {...root}
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-7 w-12 shrink-0 rounded-full bg-line-strong transition-colors after:absolute after:-inset-2 data-[state=checked]:bg-accent"
      >
        <Radix.Thumb className="block size-5.5 translate-x-[3px] rtl:-translate-x-[3px] rounded-full bg-surface transition-transform data-[state=checked]:translate-x-[23px] rtl:data-[state=checked]:-translate-x-[23px]" />
      </Radix.Root>
    </ChoiceRow>
  );
}
