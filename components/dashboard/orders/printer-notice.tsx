"use client";

import { useQuery } from "@tanstack/react-query";
import { PrinterX } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { printersOfBoard } from "./order-queries";

/** Says which printers cannot print now; the board hears of a change at once. */
export function PrinterNotice() {
  const t = useTranslations("orderBoard.printers");
  const state = useTranslations("dashboardPrinters.state");
  const { slug } = useDashboardTenant();
  const { data: printers = [] } = useQuery(printersOfBoard(slug));
  const down = printers.filter((printer) => printer.state !== "online" && printer.state !== "unpaired");
  return (
    <div role="alert" className="contents">
      {down.map((printer) => {
        const substitute = printers.find(({ id }) => id === printer.substituteId);
        return (
          <p
            key={printer.id}
            className="pointer-events-auto flex max-w-full items-center gap-2 rounded-control bg-critical-tint px-4 py-2.5 text-sm font-medium text-critical shadow-lift"
          >
            <PrinterX className="size-4.5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
            <span>
              {t("down", { name: printer.name, state: state(printer.state) })}{" "}
              {substitute?.state === "online"
                ? t("substitute", { name: substitute.name })
                : printer.waiting > 0 && t("waits", { count: printer.waiting })}
            </span>
          </p>
        );
      })}
    </div>
  );
}
