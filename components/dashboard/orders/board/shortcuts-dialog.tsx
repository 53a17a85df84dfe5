"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";

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
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")}>
      <KeyList keys={keys} />
    </Dialog>
  );
}
