import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ManagersOnly } from "@/components/dashboard/frame/managers-only";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { GiftCardDesk } from "@/components/dashboard/gift-cards/gift-card-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardGiftCards");
  return { title: t("title") };
}

export default async function GiftCardDeskPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/gift-cards");
  return access && (access.actor.role === "staff" ? <ManagersOnly /> : <GiftCardDesk />);
}
