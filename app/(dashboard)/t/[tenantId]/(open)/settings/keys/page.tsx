import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { KeysPage } from "@/components/dashboard/settings/keys-page";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardSettings");
  return { title: t("place.keys.title") };
}

export default async function KeysSettings({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/settings/keys");
  return access && <KeysPage />;
}
