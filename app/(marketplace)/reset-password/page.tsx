import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { STAFF_AREA } from "@/components/account/account-area";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { ResetPassword } from "@/components/account/reset-password";
import { queryText } from "@/components/frame/query-text";

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("reset.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function StaffResetPasswordPage({ searchParams }: Props) {
  const token = queryText((await searchParams).token);
  return (
    <PlatformAccountPage>
      <ResetPassword area={STAFF_AREA} token={token} />
    </PlatformAccountPage>
  );
}
