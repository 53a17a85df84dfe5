"use client";

import type { ReactNode } from "react";
import { Checkbox } from "./checkbox";

interface CheckboxListProps {
  options: readonly { value: string; label: ReactNode; aside?: ReactNode }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Any number of a list; the fieldset around it names the list. */
export function CheckboxList({ options, chosen, onChange }: CheckboxListProps) {
  return (
    <div className="divide-y divide-line">
      {options.map(({ value, label, aside }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onCheckedChange={(isOn) =>
            onChange(isOn ? [...chosen, value] : chosen.filter((other) => other !== value))
          }
          label={label}
          aside={aside}
        />
      ))}
    </div>
  );
}
