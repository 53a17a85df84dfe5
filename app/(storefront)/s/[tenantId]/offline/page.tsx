import { WifiOff } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TenantLink } from "@/components/frame/tenant-link";
import { readStorefront } from "@/components/storefront/frame/read-storefront";
import { StorefrontPage } from "@/components/storefront/frame/storefront-page";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";

interface OfflinePageProps {
  params: Promise<{ tenantId: string }>;
}

export const metadata: Metadata = { robots: { index: false } };

/** What public/menu-worker.js shows without a connection in the place of every page but the menu. */
export default async function OfflinePage({ params }: OfflinePageProps) {
  const [{ tenantId }, t] = await Promise.all([params, getTranslations("storefrontMenu.offline")]);
  const { view, theme } = await readStorefront(tenantId);
  return (
    <StorefrontPage view={view} theme={theme} areas={[]}>
      <EmptyState
        isPage
        icon={WifiOff}
        title={t("pageTitle")}
        action={
          <TenantLink path="/" className={buttonClass("secondary")}>
            {t("toMenu")}
          </TenantLink>
        }
      >
        {t("pageBody", { name: view.name })}
      </EmptyState>
    </StorefrontPage>
  );
}
