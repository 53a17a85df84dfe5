import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { LegalPage } from "@/components/dashboard/settings/legal-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.legal.title") };
}

export default async function LegalSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/legal");
  return access && <LegalPage />;
}
