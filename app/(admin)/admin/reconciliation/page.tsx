import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { ReconciliationPage } from "@/components/admin/reconciliation/reconciliation-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.reconciliation") };
}

export default async function ReconciliationReportsPage() {
  const admin = await openAdmin("/reconciliation");
  return admin && <ReconciliationPage />;
}
