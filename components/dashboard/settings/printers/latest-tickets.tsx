"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart } from "@/components/dashboard/settings/frame/settings-screen";
import type { ApiFailure } from "@/components/data/api-failure";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RelativeTime } from "@/components/ui/relative-time";
import { useToast } from "@/components/ui/toast";
import type { PrintJobWire } from "@/lib/service/printers/print-job-contract";
import type { PrinterWire } from "@/lib/service/printers/printer-contract";
import { ticketList, usePrintingActs } from "./printer-queries";

/** What was printed last, with a picture of each ticket. */
export function LatestTickets({ printers }: { printers: readonly PrinterWire[] }) {
  const t = useTranslations("dashboardPrinters");
  const { slug } = useDashboardTenant();
  const { data: tickets, error, refetch } = useQuery(ticketList(slug));
  const [shown, setShown] = useState<PrintJobWire | null>(null);
  const nameOf = (job: PrintJobWire) => printers.find(({ id }) => id === job.printerId)?.name ?? "";
  return (
    <SettingsPart title={t("latest")} lead={t("latestLead")}>
      {error && !tickets && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !tickets && <ListSkeleton />}
      {tickets?.length === 0 && <p className="text-ink-soft">{t("latestNone")}</p>}
      {tickets && tickets.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {tickets.map((job) => (
            <li key={job.id}>
              <button
                type="button"
                onClick={() => setShown(job)}
                className="flex min-h-14 w-full flex-wrap items-center gap-x-3 gap-y-1 py-2 text-start hover:bg-sunken"
              >
                <span className="min-w-40 flex-1">
                  <span className="font-semibold">{job.label}</span>{" "}
                  <span className="text-sm text-ink-soft">
                    {t(`ticket.${job.kind}`)} · {nameOf(job)}
                  </span>
                </span>
                {job.isReprint && <Badge>{t("isReprint")}</Badge>}
                {job.mayBeTwice && <Badge tone="caution">{t("mayBeTwice")}</Badge>}
                <Badge tone={job.state === "failed" ? "critical" : "neutral"}>{t(`job.${job.state}`)}</Badge>
                <RelativeTime at={job.createdAt} className="text-sm text-ink-soft" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && <TicketDialog job={shown} printer={nameOf(shown)} onClose={() => setShown(null)} />}
    </SettingsPart>
  );
}

function TicketDialog({
  job,
  printer,
  onClose,
}: {
  job: PrintJobWire;
  printer: string;
  onClose: () => void;
}) {
  const t = useTranslations("dashboardPrinters");
  const { slug } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const { reprint } = usePrintingActs();
  const again = () =>
    reprint.mutateAsync(job.id).then(
      () => {
        toast({ title: t("testQueued", { name: printer }) });
        onClose();
      },
      (failure: ApiFailure) => failureToast(t("notDone"), failure),
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("pictureTitle", { label: job.label })}
      description={job.problem ? t("problem", { problem: job.problem }) : undefined}
      readingLabel={t("pictureTitle", { label: job.label })}
      footer={
        <Button size="large" className="w-full" pending={reprint.isPending} onClick={again}>
          {t("reprint")}
        </Button>
      }
    >
      {/* biome-ignore lint/performance/noImgElement: drawn by the API for who is signed in, at its own size. */}
      <img
        src={`/api/tenant/${slug}/print-jobs/${job.id}/picture`}
        alt={t("pictureAlt", { kind: t(`ticket.${job.kind}`), label: job.label })}
        className="mx-auto block max-w-full bg-white ring-1 ring-line"
      />
    </Dialog>
  );
}
