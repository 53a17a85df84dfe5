import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DINER_AREA } from "@/components/account/account-area";
import { DinerRegister } from "@/components/account/diner-register";
import { PlatformAccountPage } from "@/components/account/platform-account-page";

/** The address can hold a link's secret, so it goes nowhere else. */
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
