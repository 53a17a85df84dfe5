"use client";

import { useMutation } from "@tanstack/react-query";
import { Ellipsis, Printer, RefreshCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import type { FloorTableWire } from "@/lib/service/bills/floor-contract";

export function TableMenu({ table }: { table: FloorTableWire }) {
  const t = useTranslations("dashboardTables");
  const { slug: tenantId } = useDashboardTenant();
  const toast = useToast();
  const failureToast = useFailureToast();
  const [asks, setAsks] = useState(false);
  const cards = `/api/tenant/${encodeURIComponent(tenantId)}/table-cards?tableId=${encodeURIComponent(table.id)}`;
  const print = () => void window.open(cards, "_blank", "noopener");
  const { mutateAsync } = useMutation({
    mutationFn: () =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/tables/{tableId}/link", {
          params: { path: { tenantId, tableId: table.id } },
        }),
      ),
    onSuccess: () => toast({ title: t("renewed"), action: { label: t("printOne"), onSelect: print } }),
    onError: (failure) => failureToast(t("renewFailed"), failure),
  });
  return (
    <div className="ml-auto">
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t("more")} variant="quiet" />}
        groups={[
          [
            { label: t("printOne"), icon: Printer, onSelect: print },
            { label: t("renew"), icon: RefreshCw, onSelect: () => setAsks(true) },
          ],
        ]}
      />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t("renewTitle", { table: table.name })}
        description={t("renewBody")}
        confirmLabel={t("renew")}
        cancelLabel={t("keep")}
        danger
        onConfirm={() => settled(mutateAsync())}
      />
    </div>
  );
}
