import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FreshSignIn } from "@/components/dashboard/security/fresh-sign-in";
import { NoPortal } from "@/components/frame/work/no-portal";
import { PortalFrame } from "@/components/portals/frame/portal-frame";
import { PortalNav } from "@/components/portals/frame/portal-nav";
import { groupPortalAccess } from "@/components/portals/group/open-group";

interface Props {
  params: Promise<{ organizationId: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const access = await groupPortalAccess((await params).organizationId);
  const t = await getTranslations("portals.group");
  const name = access.state === "open" ? access.group.name : t("title");
  return { title: { template: `%s · ${name}`, default: name }, robots: { index: false } };
}

export default async function GroupLayout({ params, children }: Props) {
  const { organizationId } = await params;
  const access = await groupPortalAccess(organizationId);
  if (access.state === "forbidden") return <NoPortal />;
  // The page below sends them on.
  if (access.state !== "open") return children;
  return (
    <PortalFrame
      base={`/group/${organizationId}`}
      title={access.group.name}
      actor={access.actor}
      nav={<PortalNav portal="group" />}
    >
      {children}
      <FreshSignIn
        email={access.actor.email}
        hasSecondFactor={access.actor.signIn.hasSecondFactor}
        scope="platform"
      />
    </PortalFrame>
  );
}
