"use client";

import { ArrowRight } from "lucide-react";
import { useTranslations } from "next-intl";
import type { CopyChange } from "@/lib/oversight/groups/group-copy-contract";
import { ChangeValue } from "./change-value";
import { useChangeWords } from "./use-change-words";

interface ChangeListProps {
  changes: readonly CopyChange[];
  /** Whose values they are, where two restaurants are compared; else what is there and what comes. */
  restaurants?: { before: string; after: string };
}

/** What differs, field by field: first what is there, then what comes; each with its restaurant where two are compared. */
export function ChangeList({ changes, restaurants }: ChangeListProps) {
  const t = useTranslations("portals.group");
  const { fieldWords } = useChangeWords();
  return (
    <ul className="divide-y divide-line text-sm">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[12rem_1fr]">
          <span className="text-ink-soft">{fieldWords(field)}</span>
          {restaurants ? (
            <span className="grid gap-y-1 [overflow-wrap:anywhere]">
              {before !== null && (
                <span>
                  <span className="text-ink-soft">{restaurants.before}: </span>
                  <ChangeValue field={field} value={before} />
                </span>
              )}
              <span>
                <span className="text-ink-soft">{restaurants.after}: </span>
                <span className="font-medium">
                  <ChangeValue field={field} value={after} />
                </span>
              </span>
            </span>
          ) : (
            <span className="flex flex-wrap items-center gap-x-2 [overflow-wrap:anywhere]">
              {before !== null && (
                <>
                  <span className="text-ink-soft">
                    <span className="sr-only">{t("before")}: </span>
                    <ChangeValue field={field} value={before} />
                  </span>
                  <ArrowRight
                    className="size-3.5 shrink-0 text-ink-soft"
                    strokeWidth={1.75}
                    aria-hidden="true"
                  />
                  <span className="sr-only">{t("after")}: </span>
                </>
              )}
              <span className="font-medium">
                <ChangeValue field={field} value={after} />
              </span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
