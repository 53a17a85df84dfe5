import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GroupKeys } from "@/components/portals/group/group-keys";
import { openGroup } from "@/components/portals/group/open-group";

interface Props {
  params: Promise<{ organizationId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("apiKeys");
  return { title: t("title") };
}

export default async function GroupKeysPage({ params }: Props) {
  const { organizationId } = await params;
  const access = await openGroup(organizationId, "/api-keys");
  return access && <GroupKeys organizationId={organizationId} />;
}
