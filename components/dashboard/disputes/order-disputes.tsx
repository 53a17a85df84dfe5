"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { DisputeStateBadge } from "@/components/frame/states/dispute-state-badge";
import { useDisputeWords } from "@/components/frame/states/use-dispute-words";
import { Price } from "@/components/ui/price";
import { DisputeLink } from "./dispute-link";
import { orderDisputes } from "./dispute-queries";

/** What the guest's bank asks back of an order, and until when an answer counts. Nothing without a dispute. */
export function OrderDisputes({ orderId }: { orderId: string }) {
  const t = useTranslations("dashboardDisputes");
  const words = useDisputeWords();
  const { slug } = useDashboardTenant();
  const { data: disputes } = useQuery(orderDisputes(slug, orderId));
  if (!disputes || disputes.length === 0) return null;
  return (
    <section className="border-t border-line py-4">
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{t("onOrder")}</h3>
      <ul className="divide-y divide-line">
        {disputes.map((dispute) => (
          <li key={dispute.id} className="flex min-h-11 items-center justify-between gap-3 py-1">
            <span>
              <span className="flex flex-wrap items-center gap-2">
                <DisputeStateBadge state={dispute.state} />
                {words.reason(dispute)}
              </span>
              <span className="block text-sm text-ink-soft">{words.deadline(dispute)}</span>
              <DisputeLink dispute={dispute} />
            </span>
            <Price amount={dispute.amount} currency={dispute.currency} />
          </li>
        ))}
      </ul>
    </section>
  );
}
