import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { EscrowPage } from "@/components/admin/escrow/escrow-page";
import { openAdmin } from "@/components/admin/frame/open-admin";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.escrow") };
}

export default async function EscrowReviewPage() {
  const admin = await openAdmin("/escrow");
  return admin && <EscrowPage />;
}
