import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LegalDocument } from "@/components/marketplace/legal/legal-document";
import { operatorOf } from "@/components/marketplace/legal/operator-details";
import { getPageApp } from "@/lib/app/page-app";

const UPDATED_AT = new Date("2026-11-22");

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("legal.terms");
  return { title: t("title"), description: t("lead") };
}

export default function TermsPage() {
  return <LegalDocument name="terms" operator={operatorOf(getPageApp().env)} updatedAt={UPDATED_AT} />;
}
