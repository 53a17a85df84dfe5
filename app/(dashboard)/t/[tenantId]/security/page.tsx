import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { dashboardBases } from "@/components/dashboard/frame/open-dashboard";
import { OpenSecurity } from "@/components/dashboard/security/open-security";
import { tenantHref } from "@/components/frame/tenant-href";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.security");
  return { title: t("title"), robots: { index: false } };
}

/** Outside of the dashboard's frame: it opens also for those whom nothing else opens for yet. */
export default async function DashboardSecurity({ params }: Props) {
  const { dashboard } = await dashboardBases((await params).tenantId);
  return (
    <OpenSecurity
      path={tenantHref(dashboard, "/security")}
      signInHref={tenantHref(dashboard, "/sign-in")}
      dashboardHref={tenantHref(dashboard, "/")}
    />
  );
}
