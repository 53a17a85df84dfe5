import type { Metadata } from "next";
import { NoPortal } from "@/components/frame/work/no-portal";
import { openDesign } from "@/components/portals/designer/open-designer";
import { ThemeEditor } from "@/components/portals/designer/theme-editor";
import { getPageApp } from "@/lib/app/page-app";
import { getSettings } from "@/lib/restaurant/tenancy/get-settings";
import { getThemeDraft } from "@/lib/restaurant/tenancy/get-theme-draft";

interface Props {
  params: Promise<{ tenantId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const access = await openDesign((await params).tenantId);
  return access ? { title: access.tenant.name } : {};
}

export default async function ThemePage({ params }: Props) {
  const access = await openDesign((await params).tenantId);
  if (!access) return <NoPortal />;
  const { tenant } = access;
  const app = getPageApp();
  const [theme, { tagline }] = await Promise.all([
    getThemeDraft(app, { tenantId: tenant.id }),
    getSettings(app, { tenantId: tenant.id }),
  ]);
  return <ThemeEditor tenant={tenant} tagline={tagline} theme={theme} />;
}
