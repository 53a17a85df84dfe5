"use client";

import { useTranslations } from "next-intl";
import { CopyId } from "@/components/admin/frame/copy-id";
import { TenantLink } from "@/components/frame/tenant-link";

export function JobSubject({ subject }: { subject: Record<string, string> }) {
  const t = useTranslations("adminJobs");
  const { orderId, tenantId: _, ...others } = subject;
  if (!orderId && Object.keys(others).length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {orderId && (
        <TenantLink
          path={`/orders/${encodeURIComponent(orderId)}`}
          className="inline-flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {t("order")}
        </TenantLink>
      )}
      {Object.entries(others).map(([name, id]) => (
        <CopyId key={name} id={id} />
      ))}
    </span>
  );
}
