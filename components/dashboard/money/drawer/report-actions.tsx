"use client";

import { useQuery } from "@tanstack/react-query";
import { Download, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { printerList } from "@/components/dashboard/settings/printers/printer-queries";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { useToast } from "@/components/ui/toast";
import { useDrawerActs } from "./use-drawer-acts";

/** Prints a report on a receipt printer, the drawer's own where it has one, or saves it as a PDF. */
export function ReportActions({ dayId, hasPrinter }: { dayId: string; hasPrinter: boolean }) {
  const t = useTranslations("dashboardDrawer.report");
  const { slug } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { print } = useDrawerActs();
  const { data: printers = [] } = useQuery({ ...printerList(slug), refetchInterval: false });
  const other = printers[0]?.id;
  const send = () =>
    print.mutate(
      { dayId, printerId: hasPrinter ? null : (other ?? null) },
      {
        onSuccess: () => toast({ title: t("printed") }),
        onError: (failure) => failureToast(t("notPrinted"), failure),
      },
    );
  return (
    <div className="flex gap-2 print:hidden">
      {(hasPrinter || other) && (
        <Button variant="secondary" size="small" pending={print.isPending} onClick={send}>
          <Printer className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {t("print")}
        </Button>
      )}
      <a
        href={`/api/tenant/${encodeURIComponent(slug)}/drawer-days/${dayId}/pdf`}
        target="_blank"
        rel="noopener"
        aria-label={t("pdf")}
        className={buttonClass("secondary", "small")}
      >
        <Download className="size-4" strokeWidth={1.5} aria-hidden="true" />
        PDF
      </a>
    </div>
  );
}
