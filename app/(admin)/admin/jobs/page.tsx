import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { JobDesk } from "@/components/admin/jobs/job-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.jobs") };
}

export default async function JobsPage() {
  const admin = await openAdmin("/jobs");
  return admin && <JobDesk />;
}
