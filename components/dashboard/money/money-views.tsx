"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { TenantLink } from "@/components/frame/tenant-link";

const VIEWS = [
  { name: "payouts", path: "/money", segments: [null, "payouts"] },
  { name: "transactions", path: "/money/transactions", segments: ["transactions"] },
  { name: "disputes", path: "/money/disputes", segments: ["disputes"] },
  { name: "statement", path: "/money/statement", segments: ["statement"] },
  { name: "account", path: "/money/account", segments: ["account"] },
] as const;

/** The pages about money, above each of them, for those who may read them. */
export function MoneyViews() {
  const t = useTranslations("dashboardMoney.views");
  const { manages } = useDashboardTenant();
  const segment = useSelectedLayoutSegment();
  if (!manages) return null;
  return (
    <nav
      aria-label={t("label")}
      className="flex gap-6 overflow-x-auto border-b border-line px-4 md:px-6 print:hidden"
    >
      {VIEWS.map(({ name, path, segments }) => (
        <TenantLink
          key={name}
          path={path}
          aria-current={segments.some((own) => own === segment) ? "page" : undefined}
          className="-mb-px flex min-h-12 items-center border-b-2 border-transparent whitespace-nowrap text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent-text aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          {t(name)}
        </TenantLink>
      ))}
    </nav>
  );
}
