"use client";

import { useQuery } from "@tanstack/react-query";
import { Plus, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SettingsPart, SettingsScreen } from "@/components/dashboard/settings/frame/settings-screen";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { CodeDialog, type DeviceCode } from "./code-dialog";
import { LatestTickets } from "./latest-tickets";
import { printerList } from "./printer-queries";
import { PrinterRow } from "./printer-row";
import { PrinterSheet } from "./printer-sheet";
import { StationsPart } from "./stations-part";

export function PrintersPage() {
  const t = useTranslations("dashboardPrinters");
  const { slug } = useDashboardTenant();
  const { data: printers, error, refetch } = useQuery(printerList(slug));
  const [adding, setAdding] = useState(false);
  const [code, setCode] = useState<DeviceCode | null>(null);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("add")}
    </Button>
  );
  const isEmpty = printers?.length === 0;
  return (
    <SettingsScreen place="printers" action={!isEmpty && add}>
      <SettingsPart title={t("printers")}>
        {error && !printers && <LoadFailure failure={error} onRetry={() => void refetch()} />}
        {!error && !printers && <ListSkeleton />}
        {isEmpty && (
          <EmptyState icon={Printer} title={t("emptyTitle")} action={add}>
            {t("emptyBody")}
          </EmptyState>
        )}
        {printers && !isEmpty && (
          <ul className="divide-y divide-line border-y border-line">
            {printers.map((printer) => (
              <PrinterRow key={printer.id} printer={printer} printers={printers} onCode={setCode} />
            ))}
          </ul>
        )}
      </SettingsPart>
      <StationsPart />
      {printers && !isEmpty && <LatestTickets printers={printers} />}
      {adding && (
        <PrinterSheet
          printer={null}
          printers={printers ?? []}
          onClose={() => setAdding(false)}
          onCreated={(created) => {
            setAdding(false);
            setCode(created);
          }}
        />
      )}
      {code && <CodeDialog of={code} onClose={() => setCode(null)} />}
    </SettingsScreen>
  );
}
