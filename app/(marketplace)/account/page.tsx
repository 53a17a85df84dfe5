import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DINER_AREA } from "@/components/account/account-area";
import { AccountHome } from "@/components/account/account-home";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { QueryProvider } from "@/components/data/query-provider";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("home.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default function DinerAccountPage() {
  return (
    <PlatformAccountPage>
      <QueryProvider>
        <AccountHome area={DINER_AREA} />
      </QueryProvider>
    </PlatformAccountPage>
  );
}
