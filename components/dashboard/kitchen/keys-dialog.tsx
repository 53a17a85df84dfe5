"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";

/** What the keys of a keyboard or a bump bar do on a kitchen screen. */
export function KeysDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations("kitchen.keys");
  const keys = [
    ["1 … 9, 0", t("place")],
    ["← →", t("tickets")],
    ["↑ ↓", t("lines")],
    [t("enterKey"), t("enter")],
    ["R", t("recall")],
    ["U", t("undo")],
    ["A", t("allDay")],
    ["+ −", t("size")],
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("open")}>
      <dl className="divide-y divide-line">
        {keys.map(([key, meaning]) => (
          <div key={key} className="flex min-h-11 items-center justify-between gap-4">
            <dt>
              <kbd className="rounded-[0.375rem] bg-sunken px-2 py-1 font-sans text-sm font-semibold ring-1 ring-line ring-inset">
                {key}
              </kbd>
            </dt>
            <dd className="text-end text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
