import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { OrganizationDesk } from "@/components/admin/organizations/organization-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("adminOrganizations"))("title") };
}

export default async function OrganizationsPage() {
  return (await openAdmin("/organizations")) && <OrganizationDesk />;
}
