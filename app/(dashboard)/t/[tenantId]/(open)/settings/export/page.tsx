import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { ExportPage } from "@/components/dashboard/settings/export-page";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.export.title") };
}

export default async function ExportSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/export");
  if (!access) return null;
  const { role } = access.actor;
  if (role !== "owner" && role !== "superadmin") return <NotForRole whose="owner" />;
  return <ExportPage scope={role === "superadmin" ? "admin" : "platform"} />;
}
