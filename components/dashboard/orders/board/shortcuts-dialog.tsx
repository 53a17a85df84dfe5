"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";

interface ShortcutsDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What the keys do on the board. */
export function ShortcutsDialog({ open, onOpenChange }: ShortcutsDialogProps) {
  const t = useTranslations("dashboard.keys");
  const words = useTranslations("orderBoard.keys");
  const order = useTranslations("dashboardNewOrder");
  const rounds = useTranslations("dashboardRounds");
  const keys = [
    [t("keyArrows"), t("arrows")],
    [t("keyEnter"), t("enter")],
    ["N", order("title")],
    ["A", rounds("key")],
    ["D", t("details")],
    ["X", t("end")],
    ["P", t("print")],
    ["+", words("later")],
    ["U", words("undo")],
    ["/", words("search")],
    ["?", t("help")],
  ];
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")}>
      <dl className="divide-y divide-line">
        {keys.map(([key, meaning]) => (
          <div key={key} className="flex min-h-11 items-center justify-between gap-4">
            <dt>
              <kbd className="rounded-[0.375rem] bg-sunken px-2 py-1 font-sans text-sm font-semibold ring-1 ring-line ring-inset">
                {key}
              </kbd>
            </dt>
            <dd className="text-ink-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
