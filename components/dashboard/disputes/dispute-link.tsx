"use client";

import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import type { PaymentDisputeWire } from "@/lib/payments/disputes/dispute-list-contract";

export function DisputeLink({ dispute }: { dispute: Pick<PaymentDisputeWire, "id" | "state" | "answer"> }) {
  const t = useTranslations("dashboardDisputes");
  const waits = dispute.state === "open" && (dispute.answer === null || dispute.answer === "draft");
  return (
    <TenantLink
      path={`/money/disputes/${encodeURIComponent(dispute.id)}`}
      className={`inline-flex min-h-11 items-center underline underline-offset-4 ${waits ? "font-semibold" : ""}`}
    >
      {waits ? t("toAnswer") : t("toDispute")}
    </TenantLink>
  );
}
