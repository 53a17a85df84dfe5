import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DinerSignIn } from "@/components/account/diner-sign-in";
import {
  StorefrontAccountPage,
  type StorefrontAccountProps,
} from "@/components/account/storefront-account-page";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("signIn.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function StorefrontLoginPage({ params }: StorefrontAccountProps) {
  const { tenantId } = await params;

  return (
    <StorefrontAccountPage tenantRef={tenantId} accounts="marketplace">
      {(area) => <DinerSignIn area={area} />}
    </StorefrontAccountPage>
  );
}
