import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { STAFF_AREA } from "@/components/account/account-area";
import { ForgotPassword } from "@/components/account/forgot-password";
import { PlatformAccountPage } from "@/components/account/platform-account-page";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("forgot.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default function StaffForgotPasswordPage() {
  return (
    <PlatformAccountPage>
      <ForgotPassword area={STAFF_AREA} />
    </PlatformAccountPage>
  );
}
