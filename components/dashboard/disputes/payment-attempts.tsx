"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { AttemptList } from "@/components/frame/states/attempt-list";

interface PaymentAttemptsProps {
  kind: "order" | "bill_share" | "gift_card_purchase" | "deposit";
  id: string;
  /** Nobody paid in the end. */
  isGivenUp?: boolean;
  className?: string;
}

const attemptsOf = (tenantId: string, kind: PaymentAttemptsProps["kind"], id: string) =>
  queryOptions({
    queryKey: ["tenant", tenantId, "money", "attempts", kind, id],
    queryFn: async () => {
      const params = { path: { tenantId }, query: { kind, id } };
      return (await dataOf(api.GET("/api/tenant/{tenantId}/payment-attempts", { params }))).attempts;
    },
  });

/** The tries to pay for something that banks refused; nothing without any, and for staff who manage no money. */
export function PaymentAttempts({ kind, id, isGivenUp = false, className = "" }: PaymentAttemptsProps) {
  const t = useTranslations("dashboardDisputes.attempts");
  const { slug, manages } = useDashboardTenant();
  const { data: attempts } = useQuery({ ...attemptsOf(slug, kind, id), enabled: manages });
  if (!attempts || attempts.length === 0) return null;
  return (
    <div className={className}>
      <AttemptList attempts={attempts} />
      {isGivenUp && <p className="mt-2 text-sm">{t("thenUnpaid")}</p>}
    </div>
  );
}
