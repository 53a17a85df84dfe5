"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import type { PrinterWire } from "@/lib/service/printers/printer-contract";
import { BridgeSteps } from "./bridge-steps";

export interface DeviceCode {
  printer: Pick<PrinterWire, "name" | "kind">;
  code: string;
  url: string;
}

/** How often a printer asks for tickets; who does not for three times as long is silent. */
const POLL_SECONDS = 5;

/** The address that is typed into a printer, shown once. */
export function CodeDialog({ of, onClose }: { of: DeviceCode; onClose: () => void }) {
  const t = useTranslations("dashboardPrinters.code");
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: of.printer.name })}
      description={t(`where.${of.printer.kind}`, { seconds: POLL_SECONDS })}
      footer={
        <Button size="large" className="w-full" onClick={onClose}>
          {t("done")}
        </Button>
      }
    >
      {of.printer.kind === "escpos_bridge" ? (
        <BridgeSteps url={of.url} code={of.code} />
      ) : (
        <>
          <code className="block rounded-control bg-sunken px-4 py-3 font-mono text-sm break-all select-all">
            {of.url}
          </code>
          <div className="mt-3 flex flex-wrap gap-2">
            <CopyButton text={of.url} label={t("copy")} />
          </div>
        </>
      )}
      <p className="mt-4 text-sm text-ink-soft">{t("once")}</p>
    </Dialog>
  );
}
