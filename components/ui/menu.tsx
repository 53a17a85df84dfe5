"use client";

import type { LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { usePortalContainer } from "./portal-container";

export interface MenuAction {
  label: string;
  icon?: LucideIcon;
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
}

interface MenuProps {
  trigger: ReactNode;
  /** Actions in groups, separated by lines. */
  groups: readonly (readonly MenuAction[])[];
}

export function Menu({ trigger, groups }: MenuProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-50 min-w-52 animate-pop divide-y divide-line rounded-control bg-surface text-ink shadow-lift ring-1 ring-line"
        >
          {groups.map((group) => (
            <Radix.Group key={group.map((action) => action.label).join()} className="p-1.5">
              {group.map(({ label, icon: Icon, onSelect, danger, disabled }) => (
                <Radix.Item
                  key={label}
                  disabled={disabled}
                  onSelect={onSelect}
                  className={`flex min-h-11 items-center gap-3 rounded-[0.375rem] px-2.5 outline-none select-none data-disabled:opacity-45 ${danger ? "text-critical data-highlighted:bg-critical-tint" : "data-highlighted:bg-sunken"}`}
                >
                  {Icon && <Icon className="size-4.5 shrink-0" strokeWidth={1.5} aria-hidden="true" />}
                  {label}
                </Radix.Item>
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
