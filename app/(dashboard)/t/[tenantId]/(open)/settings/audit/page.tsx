import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { AuditPage } from "@/components/dashboard/settings/audit-page";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.audit.title") };
}

export default async function AuditSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/audit");
  if (!access) return null;
  const { role } = access.actor;
  return role === "owner" || role === "superadmin" ? <AuditPage /> : <NotForRole whose="owner" />;
}
