import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalDocument } from "@/components/marketplace/legal/legal-document";
import { operatorOf } from "@/components/marketplace/legal/operator-details";
import { getPageApp } from "@/lib/app/page-app";

const UPDATED_AT = new Date("2026-11-25");

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("legal.privacy");
  return { title: t("title"), description: t("lead") };
}

export default function PrivacyPage() {
  return <LegalDocument name="privacy" operator={operatorOf(getPageApp().env)} updatedAt={UPDATED_AT} />;
}
