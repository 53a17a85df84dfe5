import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { OrganisationDesk } from "@/components/admin/organisations/organisation-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("adminOrganisations"))("title") };
}

export default async function OrganisationsPage() {
  return (await openAdmin("/organisations")) && <OrganisationDesk />;
}
