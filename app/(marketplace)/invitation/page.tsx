import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { JoinTeam } from "@/components/account/join-team";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { queryText } from "@/components/frame/query-text";
import { AreaMessages } from "@/components/i18n/area-messages";
import { getPageApp } from "@/lib/app/page-app";
import { findOpenInvitation } from "@/lib/people/accounts/find-open-invitation";

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address contains the invitation's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.join");
  return { title: t("submit"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function InvitationPage({ searchParams }: Props) {
  const token = queryText((await searchParams).token);
  const invitation = token === null ? null : await findOpenInvitation(getPageApp(), { token });
  const t = await getTranslations("account.join");
  return (
    <PlatformAccountPage>
      {invitation && token ? (
        <AreaMessages areas={["account", "auth"]}>
          <JoinTeam
            token={token}
            invitation={{
              restaurant: invitation.restaurant,
              email: invitation.email,
              isCoManager: invitation.role === "co_manager",
              hasAccount: invitation.hasAccount,
            }}
          />
        </AreaMessages>
      ) : (
        <AccountFrame title={t("closedTitle")} lead={t("closed")} />
      )}
    </PlatformAccountPage>
  );
}
