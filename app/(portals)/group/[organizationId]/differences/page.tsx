import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GroupDifferences } from "@/components/portals/group/group-differences";
import { openGroup } from "@/components/portals/group/open-group";
import { getPageApp } from "@/lib/app/page-app";
import { compareSettings } from "@/lib/oversight/groups/compare-settings";

interface Props {
  params: Promise<{ organizationId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.place");
  return { title: t("differences") };
}

export default async function DifferencesPage({ params }: Props) {
  const access = await openGroup((await params).organizationId, "/differences");
  if (!access) return null;
  return <GroupDifferences differences={await compareSettings(getPageApp(), access.group)} />;
}
