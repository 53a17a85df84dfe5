import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BalancePage } from "@/components/admin/balance/balance-page";
import { openAdmin } from "@/components/admin/frame/open-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.balance") };
}

export default async function PlatformBalancePage() {
  const admin = await openAdmin("/balance");
  return admin && <BalancePage />;
}
