import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { TaxPage } from "@/components/dashboard/settings/tax/tax-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.tax.title") };
}

export default async function TaxSettingsPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/tax");
  return access && <TaxPage />;
}
