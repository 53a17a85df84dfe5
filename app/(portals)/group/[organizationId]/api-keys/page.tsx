import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { portalAccess } from "@/components/frame/work/open-portal";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { GroupKeys } from "@/components/portals/group/group-keys";
import { openGroup } from "@/components/portals/group/open-group";
import { EmptyState } from "@/components/ui/empty-state";
import { groupOwnerAccess } from "@/lib/people/auth/portal-guards";

interface Props {
  params: Promise<{ organizationId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("apiKeys");
  return { title: t("title") };
}

export default async function GroupKeysPage({ params }: Props) {
  const { organizationId } = await params;
  if (!(await openGroup(organizationId, "/api-keys"))) return null;
  const asOwner = await portalAccess(groupOwnerAccess, { organizationId });
  if (asOwner.state === "open") return <GroupKeys organizationId={organizationId} />;
  const t = await getTranslations("apiKeys");
  return (
    <WorkScreen title={t("groupTitle")} lead={t("groupLead")}>
      <EmptyState icon={KeyRound} title={t("ownersOnly")}>
        {t("ownersOnlyBody")}
      </EmptyState>
    </WorkScreen>
  );
}
