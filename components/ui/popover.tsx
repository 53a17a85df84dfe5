"use client";

import { Popover as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { usePortalContainer } from "./portal-container";

interface PopoverProps {
  trigger: ReactNode;
  /** Names the panel for screen readers. */
  label: string;
  children: ReactNode;
  align?: "start" | "center" | "end";
}

export function Popover({ trigger, label, children, align = "start" }: PopoverProps) {
  const container = usePortalContainer();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-w-[min(24rem,calc(100vw-1.5rem))] animate-pop rounded-control bg-surface p-4 text-ink shadow-lift ring-1 ring-line"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
