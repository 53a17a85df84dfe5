import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { dashboardBases } from "@/components/dashboard/open-dashboard";
import { tenantHref } from "@/components/frame/tenant-href";
import { OpenSecurity } from "@/components/security/open-security";

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
