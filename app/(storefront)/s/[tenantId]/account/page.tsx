import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountHome } from "@/components/account/account-home";
import {
  StorefrontAccountPage,
  type StorefrontAccountProps,
} from "@/components/account/storefront-account-page";
import { QueryProvider } from "@/components/data/query-provider";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("home.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function StorefrontAccountHomePage({ params }: StorefrontAccountProps) {
  const { tenantId } = await params;

  return (
    <StorefrontAccountPage tenantRef={tenantId} accounts="signed-in">
      {(area) => (
        <QueryProvider>
          <AccountHome area={area} />
        </QueryProvider>
      )}
    </StorefrontAccountPage>
  );
}
