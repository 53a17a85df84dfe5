"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { PrintButton } from "./print-button";
import { receiptPdf, receiptsOfOrder } from "./receipt-queries";

/** Links to what was issued for an order; nothing while there is nothing. */
export function OrderReceipts({ orderId }: { orderId: string }) {
  const t = useTranslations("dashboardTax.list");
  const { slug } = useDashboardTenant();
  const { data: receipts = [] } = useQuery(receiptsOfOrder(slug, orderId));
  if (receipts.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-4">
      {receipts.map((receipt) => (
        <li key={receipt.id} className="flex items-center gap-1">
          <a
            href={receiptPdf(slug, receipt)}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {t("open", { number: receipt.number })}
          </a>
          <PrintButton
            what={receipt.number}
            print={() =>
              dataOf(
                api.POST("/api/tenant/{tenantId}/receipts/{receiptId}/print", {
                  params: { path: { tenantId: slug, receiptId: receipt.id } },
                  body: {},
                }),
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}
