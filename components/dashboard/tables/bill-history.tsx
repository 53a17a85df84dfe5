"use client";

import { useTranslations } from "next-intl";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { findBillNote } from "@/lib/service/bills/bill-note";
import { useBillWords } from "./use-bill-words";

export function BillHistory({ bill }: { bill: BillWire }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const noteText = (note: string) => {
    const known = findBillNote(note);
    return known ? t(`note.${known}`) : note;
  };
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{t("history")}</summary>
      <ol className="mt-1 space-y-2 text-sm">
        {bill.history.toReversed().map(({ kind, at, amount, note, subjectId }, index) => (
          <li key={`${at}-${kind}-${subjectId ?? index}`} className="flex gap-3">
            <time dateTime={at} className="w-12 shrink-0 text-ink-soft tabular-nums">
              {words.time(at)}
            </time>
            <span className="min-w-0">
              {t(`change.${kind}`)}
              {amount !== null && ` · ${words.money(amount, bill.currency)}`}
              {note && <span className="block break-words text-ink-soft">{noteText(note)}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
