"use client";

import { Check, ChevronDown } from "lucide-react";
import { Select as Radix } from "radix-ui";
import { CONTROL_BOX } from "./control-style";
import { useFieldControl } from "./field";
import { usePortalContainer } from "./portal-container";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

interface SelectProps {
  options: readonly SelectOption[];
  value: string | undefined;
  onValueChange: (value: string) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  /** Needed outside of a `Field`. */
  label?: string;
  className?: string;
  /** What has the focus once the list is closed, where that is not the field itself. */
  focusAfter?: () => HTMLElement | null | undefined;
}

export function Select({ options, placeholder, label, className = "", focusAfter, ...root }: SelectProps) {
  const field = useFieldControl();
  const container = usePortalContainer();
  return (
    <Radix.Root {...root} value={root.value ?? ""}>
      <Radix.Trigger
        {...field}
        aria-label={label}
        className={`${CONTROL_BOX} flex min-h-12 items-center justify-between gap-2 px-3.5 text-start data-placeholder:text-ink-soft ${className}`}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon>
          <ChevronDown className="size-5 shrink-0 text-ink-soft" strokeWidth={1.5} />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          position="popper"
          sideOffset={6}
          onCloseAutoFocus={(event) => {
            const next = focusAfter?.();
            if (!next) return;
            event.preventDefault();
            next.focus();
          }}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) animate-pop overflow-hidden rounded-control bg-surface text-ink shadow-lift ring-1 ring-line"
        >
          <Radix.Viewport className="p-1.5">
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="flex min-h-11 items-center justify-between gap-4 rounded-[0.375rem] px-2.5 outline-none select-none data-disabled:opacity-45 data-highlighted:bg-sunken data-[state=checked]:font-semibold"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className="size-4 text-accent-text" strokeWidth={2} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
