import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DINER_AREA } from "@/components/account/account-area";
import { ForgotPassword } from "@/components/account/forgot-password";
import { PlatformAccountPage } from "@/components/account/platform-account-page";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("forgot.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default function DinerForgotPasswordPage() {
  return (
    <PlatformAccountPage>
      <ForgotPassword area={DINER_AREA} />
    </PlatformAccountPage>
  );
}
