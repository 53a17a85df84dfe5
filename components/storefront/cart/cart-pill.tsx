"use client";

import { Money } from "@/components/storefront/frame/money";

interface CartPillProps {
  label: string;
  /** How many dishes are in it. */
  count: number;
  minor: number;
  onOpen: () => void;
}

/** The cart at the thumb: how much is in it and what it costs. */
export function CartPill({ label, count, minor, onOpen }: CartPillProps) {
  return (
    <div className="fixed inset-x-0 bottom-(--hidden-below,0px) z-30 px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] xl:hidden">
      <button
        type="button"
        onClick={onOpen}
        className="mx-auto flex min-h-14 w-full max-w-160 animate-pop touch-manipulation items-center gap-3 rounded-control bg-accent px-4 font-semibold text-accent-on shadow-lift transition-[filter] hover:brightness-108 active:brightness-94"
      >
        <span className="grid min-w-7 place-items-center rounded-full bg-accent-on px-2 text-sm leading-7 text-accent tabular-nums">
          {count}
        </span>
        <span className="flex-1 text-start">{label}</span>
        <Money minor={minor} />
      </button>
    </div>
  );
}
