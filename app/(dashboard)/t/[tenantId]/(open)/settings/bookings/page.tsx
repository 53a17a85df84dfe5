import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { PolicyPage } from "@/components/dashboard/settings/bookings/policy-page";
import { NotForRole } from "@/components/dashboard/settings/frame/not-for-role";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.bookings.title") };
}

export default async function BookingsSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/bookings");
  return access && (access.actor.role === "staff" ? <NotForRole whose="managers" /> : <PolicyPage />);
}
