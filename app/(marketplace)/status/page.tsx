import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { StatusReport } from "@/components/marketplace/status-report";
import { getPageApp } from "@/lib/app/page-app";
import { readStatus } from "@/lib/oversight/status/read-status";

export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("legal.status");
  return { title: t("title"), robots: { index: false } };
}

export default async function StatusPage() {
  const app = getPageApp();
  return <StatusReport status={await readStatus(app)} isDemo={app.env.BAZAR_DEMO} />;
}
