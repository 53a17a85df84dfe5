"use client";

import { ArrowDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { leadToNewBelow, useNewBelow } from "./use-new-below";

interface NewBelowProps {
  hasUnseen: boolean;
  /** Changes whenever tickets move. */
  tickets: unknown;
}

/**
 * Says in the head of the column how many new orders are below its edge, and leads there. The head keeps its height, so
 * that nothing moves under a press when the first move of the pointer ends it, and no ticket is covered.
 */
export function NewBelow({ hasUnseen, tickets }: NewBelowProps) {
  const t = useTranslations("orderBoard");
  const below = useNewBelow(hasUnseen, tickets);
  if (below === 0) return null;
  return (
    <button
      type="button"
      onClick={leadToNewBelow}
      className="hidden min-h-8 shrink-0 items-center gap-1 rounded-full bg-info px-2.5 text-sm font-semibold whitespace-nowrap text-page lg:inline-flex"
    >
      <ArrowDown className="size-4" strokeWidth={2} aria-hidden="true" />
      <span aria-hidden="true" className="tabular-nums @min-[15rem]:hidden">
        {below}
      </span>
      <span className="@max-[15rem]:sr-only">{t("newBelow", { count: below })}</span>
    </button>
  );
}
