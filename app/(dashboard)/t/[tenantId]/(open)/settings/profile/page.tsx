import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { ProfilePage } from "@/components/dashboard/settings/profile-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.profile.title") };
}

export default async function ProfileSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/profile");
  return access && <ProfilePage />;
}
