"use client";

import { LifeBuoy } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, resultOf } from "@/components/data/api";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";

interface VisitBarProps {
  visitId: string;
  endsAt: string;
  /** The restaurant's page in the administration. */
  adminUrl: string;
}

/** Reminds a super-admin whose dashboard this is, and lets them leave. The page asks anew when the visit has ended. */
export function VisitBar({ visitId, endsAt, adminUrl }: VisitBarProps) {
  const t = useTranslations("dashboardSupport");
  const format = useFormatter();
  const failureToast = useFailureToast();
  const { name, slug } = useDashboardTenant();
  const [pending, setPending] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), Date.parse(endsAt) - Date.now() + 1000);
    return () => clearTimeout(timer);
  }, [endsAt]);
  const leave = async () => {
    setPending(true);
    const params = { path: { tenantId: slug, visitId } };
    const result = await resultOf(
      api.DELETE("/api/admin/tenants/{tenantId}/support-visits/{visitId}", { params }),
    );
    if (result.ok) return window.location.assign(adminUrl);
    setPending(false);
    failureToast(t("notEnded"), result);
  };
  return (
    <section
      aria-label={t("bar")}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-x-4 gap-y-2 bg-critical-fill px-4 py-2 text-critical-on md:px-6 print:hidden"
    >
      <LifeBuoy className="size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
      <p className="min-w-48 flex-1 text-sm font-medium">
        {t("youAreIn", { restaurant: name, time: format.dateTime(new Date(endsAt), "time") })}
      </p>
      <Button variant="secondary" pending={pending} onClick={() => void leave()}>
        {t("end")}
      </Button>
    </section>
  );
}
