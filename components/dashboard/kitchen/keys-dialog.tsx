"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";

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
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("open")}>
      <KeyList keys={keys} />
    </Dialog>
  );
}
