import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { PayoutDesk } from "@/components/admin/payouts/payout-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.payouts") };
}

export default async function PayoutsPage() {
  const admin = await openAdmin("/payouts");
  return admin && <PayoutDesk />;
}
