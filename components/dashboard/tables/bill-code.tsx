"use client";

import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { Button } from "@/components/ui/button";
import type { BillWire } from "@/lib/service/bills/bill-contract";
import { useBillAct } from "./use-bill-act";

/** The digits that staff read out to guests, large enough for an arm's length, and the way to others. */
export function BillCode({ bill, code }: { bill: BillWire; code: string }) {
  const t = useTranslations("dashboardTables.code");
  const { slug: tenantId } = useDashboardTenant();
  const { mutate, isPending } = useBillAct({
    tableId: bill.tableId,
    send: (_: null, header) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/bills/{billId}/code", {
          params: { path: { tenantId, billId: bill.id }, header },
        }),
      ),
    done: () => t("renewed"),
    failed: t("failed"),
  });
  const headingId = `code-${bill.id}`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="border-b border-line pb-1.5 text-sm font-semibold text-ink-soft">
        {t("label")}
      </h2>
      <div className="mt-2 flex items-center justify-between gap-4">
        <p aria-live="polite" className="text-4xl font-semibold tracking-[0.2em] tabular-nums">
          <span aria-hidden="true">{code}</span>
          <span className="sr-only">{[...code].join(" ")}</span>
        </p>
        <Button variant="quiet" size="small" pending={isPending} onClick={() => mutate(null)}>
          {t("renew")}
        </Button>
      </div>
      <p className="mt-1 text-sm text-ink-soft">{t("hint")}</p>
    </section>
  );
}
