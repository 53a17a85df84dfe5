"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { floor } from "./table-queries";
import { useBillAct } from "./use-bill-act";

interface MoveDialogProps {
  bill: BillWire;
  onMoved: (tableId: string) => void;
  onClose: () => void;
}

export function MoveDialog({ bill, onMoved, onClose }: MoveDialogProps) {
  const t = useTranslations("dashboardTables");
  const { slug: tenantId } = useDashboardTenant();
  const { data: tables = [] } = useQuery(floor(tenantId));
  const { mutate, isPending, variables } = useBillAct({
    tableId: bill.tableId,
    isKeyless: true,
    send: (tableId: string) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/move", {
          params: { path: { tenantId, billId: bill.id } },
          body: { tableId },
        }),
      ),
    done: ({ tableName }) => t("moved", { table: tableName }),
    failed: t("moveFailed"),
    onDone: ({ tableId }) => onMoved(tableId),
  });
  const free = tables.filter(({ bill: other, id }) => other === null && id !== bill.tableId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isPending && onClose()}
      title={t("moveTitle", { table: bill.tableName })}
      description={free.length > 0 ? t("moveBody") : t("moveNone")}
    >
      <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {free.map(({ id, name, area }) => (
          <li key={id}>
            <Button
              variant="secondary"
              pending={isPending && variables === id}
              onClick={() => !isPending && mutate(id)}
              className="min-h-14 w-full"
            >
              <span className="min-w-0 truncate">
                {name}
                {area && <span className="block truncate text-xs font-normal text-ink-soft">{area}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
