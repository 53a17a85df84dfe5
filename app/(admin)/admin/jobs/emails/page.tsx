import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { EmailDesk } from "@/components/admin/jobs/email-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminJobs");
  return { title: t("emails.title") };
}

export default async function EmailsPage() {
  const admin = await openAdmin("/jobs/emails");
  return admin && <EmailDesk />;
}
