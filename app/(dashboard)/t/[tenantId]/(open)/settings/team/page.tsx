import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { TeamPage } from "@/components/dashboard/settings/team/team-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.team.title") };
}

export default async function TeamSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/team");
  if (!access) return null;
  const { role, userId } = access.actor;
  if (role === "staff") return <NotForRole whose="managers" />;
  return <TeamPage userId={userId} owns={role !== "co_manager"} />;
}
