import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ForgotPassword } from "@/components/account/forgot-password";
import {
  StorefrontAccountPage,
  type StorefrontAccountProps,
} from "@/components/account/storefront-account-page";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("forgot.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function StorefrontForgotPasswordPage({ params }: StorefrontAccountProps) {
  const { tenantId } = await params;

  return (
    <StorefrontAccountPage tenantRef={tenantId} accounts="marketplace">
      {(area) => <ForgotPassword area={area} />}
    </StorefrontAccountPage>
  );
}
