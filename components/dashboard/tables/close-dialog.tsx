"use client";

import { useRouter } from "next/navigation";
import { useNow, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { useWaitingRounds } from "@/components/dashboard/rounds/use-waiting-rounds";
import { api, dataOf } from "@/components/data/api";
import { settled } from "@/components/data/settled";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { tablesKey } from "./table-queries";
import { useBillAct } from "./use-bill-act";
import { useBillWords } from "./use-bill-words";

/** Asks before a bill is closed, and warns of what its guests have ordered that nobody has answered. */
export function CloseDialog({ bill, onClose }: { bill: BillWire; onClose: () => void }) {
  const t = useTranslations("dashboardTables");
  const words = useBillWords();
  const router = useRouter();
  const base = useTenantBase();
  const { slug: tenantId } = useDashboardTenant();
  const waiting = useWaitingRounds(tablesKey(tenantId), useNow()).filter(({ billId }) => billId === bill.id);
  const { mutateAsync } = useBillAct({
    tableId: bill.tableId,
    isKeyless: true,
    send: (_: null) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/close", {
          params: { path: { tenantId, billId: bill.id } },
        }),
      ),
    done: () => t("closed"),
    failed: t("closeFailed"),
    onDone: () => router.push(tenantHref(base, "/tables")),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("closeTitle", { table: bill.tableName })}
      description={
        bill.total === 0
          ? t("closeEmptyBody")
          : t("closeBody", { total: words.money(bill.total, bill.currency) })
      }
      confirmLabel={t("close")}
      danger={waiting.length > 0}
      onConfirm={() => settled(mutateAsync(null))}
    >
      {waiting.length > 0 && (
        <p className="font-medium text-caution">{t("closeWaiting", { count: waiting.length })}</p>
      )}
    </ConfirmDialog>
  );
}
