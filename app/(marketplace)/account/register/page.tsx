import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DINER_AREA } from "@/components/account/account-area";
import { DinerRegister } from "@/components/account/diner-register";
import { PlatformAccountPage } from "@/components/account/platform-account-page";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("register.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default function DinerRegisterPage() {
  return (
    <PlatformAccountPage>
      <DinerRegister area={DINER_AREA} />
    </PlatformAccountPage>
  );
}
