import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openDashboard } from "@/components/dashboard/frame/open-dashboard";
import { ReceiptDesk } from "@/components/dashboard/receipts/receipt-desk";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dashboardTax.list");
  return { title: t("title") };
}

export default async function ReceiptsPage({ params }: Props) {
  const access = await openDashboard((await params).tenantId, "/receipts");
  return access && <ReceiptDesk />;
}
