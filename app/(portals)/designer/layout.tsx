import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { NoPortal } from "@/components/frame/work/no-portal";
import { designerAccess } from "@/components/portals/designer/open-designer";
import { PortalFrame } from "@/components/portals/frame/portal-frame";
import { PortalNav } from "@/components/portals/frame/portal-nav";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.designer");
  return { title: { template: `%s · ${t("title")}`, default: t("title") }, robots: { index: false } };
}

export default async function DesignerLayout({ children }: { children: ReactNode }) {
  const access = await designerAccess();
  if (access.state === "forbidden") return <NoPortal />;
  // The page below sends them on.
  if (access.state !== "open") return children;
  const t = await getTranslations("portals.designer");
  return (
    <PortalFrame
      base="/designer"
      title={t("title")}
      actor={access.actor}
      nav={<PortalNav portal="designer" />}
    >
      {children}
    </PortalFrame>
  );
}
