import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { MenuEditor } from "@/components/dashboard/menu/menu-editor";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboard.menu");
  return { title: t("title") };
}

export default async function MenuPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/menu");
  return access && <MenuEditor />;
}
