"use client";

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface FoldedRowProps {
  head: ReactNode;
  isOpen: boolean;
  /** With nothing in it, it is the head alone. */
  isEmpty: boolean;
  children: ReactNode;
}

export function FoldedRow({ head, isOpen, isEmpty, children }: FoldedRowProps) {
  if (isEmpty)
    return <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2 pl-7">{head}</div>;
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          className="size-4 shrink-0 text-ink-soft transition-transform group-open:rotate-90"
          strokeWidth={1.5}
          aria-hidden="true"
        />
        <span className="flex flex-wrap items-center gap-x-4 gap-y-1">{head}</span>
      </summary>
      <div className="pb-4 md:pl-7">{children}</div>
    </details>
  );
}
