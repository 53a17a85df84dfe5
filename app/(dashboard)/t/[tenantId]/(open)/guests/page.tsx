import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { GuestDesk } from "@/components/dashboard/guests/guest-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardGuests");
  return { title: t("title") };
}

export default async function GuestDeskPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/guests");
  if (access?.actor.role !== "staff") return access && <GuestDesk />;
  const t = await getTranslations("dashboardGuests");
  return <ManagersOnly reason={t("managersOnly")} />;
}
