import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { WebhookDesk } from "@/components/admin/webhooks/webhook-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.webhooks") };
}

export default async function WebhooksPage() {
  const admin = await openAdmin("/webhooks");
  return admin && <WebhookDesk />;
}
