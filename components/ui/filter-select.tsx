"use client";

import { Select } from "./select";

/** Radix takes no empty value for an option. */
const ANY = "any";

interface FilterSelectProps<Value extends string> {
  /** Needed outside of a `Field`. */
  label?: string;
  /** Null lets everything pass. */
  value: Value | null;
  onChange: (value: Value | null) => void;
  /** The option that lets everything pass, such as "Any state". */
  anyLabel: string;
  options: readonly { value: Value; label: string }[];
}

/** Narrows a list down to one value of a property, or to none. */
export function FilterSelect<Value extends string>({
  label,
  value,
  onChange,
  anyLabel,
  options,
}: FilterSelectProps<Value>) {
  return (
    <Select
      label={label}
      value={value ?? ANY}
      onValueChange={(chosen) => onChange(options.find((option) => option.value === chosen)?.value ?? null)}
      options={[{ value: ANY, label: anyLabel }, ...options]}
    />
  );
}
