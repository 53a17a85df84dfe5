import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";
import { RoomPage } from "@/components/dashboard/settings/room/room-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.room.title") };
}

export default async function RoomSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/room");
  return access && (access.actor.role === "staff" ? <NotForRole whose="managers" /> : <RoomPage />);
}
