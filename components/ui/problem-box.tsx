"use client";

import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Why something did not work and what to do next, read out at once. */
export function ProblemBox({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className="flex items-start gap-2 rounded-control bg-critical-tint px-4 py-3 text-sm font-medium text-critical">
          <CircleAlert className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
