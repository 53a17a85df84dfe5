import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { CommissionDesk } from "@/components/admin/payouts/commission-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminMoney");
  return { title: t("commissions.title") };
}

export default async function CommissionsPage() {
  const admin = await openAdmin("/payouts/commissions");
  return admin && <CommissionDesk />;
}
