"use client";

import { Check } from "lucide-react";
import { Chip } from "@/components/ui/chip";

interface TagChoiceProps {
  label: string;
  tags: readonly { value: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Tags that are switched on and off, in one row that wraps. */
export function TagChoice({ label, tags, chosen, onChange }: TagChoiceProps) {
  const known = tags.map((tag) => tag.value);
  const own = chosen.filter((value) => !known.includes(value)).map((value) => ({ value, label: value }));
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {[...tags, ...own].map((tag) => {
          const on = chosen.includes(tag.value);
          return (
            <Chip
              key={tag.value}
              pressed={on}
              onClick={() =>
                onChange(on ? chosen.filter((value) => value !== tag.value) : [...chosen, tag.value])
              }
            >
              {on && <Check className="-ml-1 size-4" strokeWidth={2} aria-hidden="true" />}
              {tag.label}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
