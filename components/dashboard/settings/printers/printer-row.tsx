"use client";

import { EllipsisVertical, KeyRound, Pencil, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { RelativeTime } from "@/components/ui/relative-time";
import { useToast } from "@/components/ui/toast";
import type { Tone } from "@/components/ui/tone";
import type { PrinterWire } from "@/lib/service/printers/printer-contract";
import type { DeviceCode } from "./code-dialog";
import { usePrintingActs } from "./printer-queries";
import { PrinterSheet } from "./printer-sheet";

const TONES: Record<PrinterWire["state"], Tone> = {
  unpaired: "neutral",
  online: "positive",
  silent: "critical",
  cover_open: "critical",
  paper_out: "critical",
  error: "critical",
};

interface PrinterRowProps {
  printer: PrinterWire;
  printers: readonly PrinterWire[];
  onCode: (code: DeviceCode) => void;
}

export function PrinterRow({ printer, printers, onCode }: PrinterRowProps) {
  const t = useTranslations("dashboardPrinters");
  const toast = useToast();
  const failureToast = useFailureToast();
  const acts = usePrintingActs();
  const [open, setOpen] = useState<"edit" | "code" | "remove" | null>(null);
  const close = () => setOpen(null);
  const refused = (failure: ApiFailure) => failureToast(t("notDone"), failure);
  const { id, name, kind, width, state, isPaperLow, lastJob, waiting } = printer;
  const groups = [
    [
      { label: t("edit"), icon: Pencil, onSelect: () => setOpen("edit") },
      { label: t("renew"), icon: KeyRound, onSelect: () => setOpen("code") },
    ],
    [{ label: t("remove"), icon: Trash2, danger: true, onSelect: () => setOpen("remove") }],
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-52 flex-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{name}</span>
          <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
          {isPaperLow && state === "online" && <Badge tone="caution">{t("paperLow")}</Badge>}
          {waiting > 0 && <Badge tone="caution">{t("waiting", { count: waiting })}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          {t(`kind.${kind}`)} · {t("width", { width })}
        </p>
        <p className="text-sm text-ink-soft">
          {lastJob ? (
            <>
              {t("lastJob", { label: lastJob.label })} · <RelativeTime at={lastJob.at} />
            </>
          ) : (
            t("noJob")
          )}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <Button
          variant="secondary"
          pending={acts.test.isPending}
          onClick={() =>
            acts.test.mutateAsync(id).then(() => toast({ title: t("testQueued", { name }) }), refused)
          }
        >
          {t("test")}
        </Button>
        <Menu trigger={<IconButton icon={EllipsisVertical} label={t("more", { name })} />} groups={groups} />
      </div>
      {open === "edit" && <PrinterSheet printer={printer} printers={printers} onClose={close} />}
      <ConfirmDialog
        open={open === "code"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("renewTitle", { name })}
        description={t("renewBody")}
        confirmLabel={t("renew")}
        onConfirm={() => acts.renewCode.mutateAsync(id).then(onCode, refused)}
      />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("removeTitle", { name })}
        description={t("removeBody")}
        confirmLabel={t("remove")}
        danger
        onConfirm={() => acts.removePrinter.mutateAsync(id).then(() => undefined, refused)}
      />
    </li>
  );
}
