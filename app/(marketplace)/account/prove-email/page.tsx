import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DINER_AREA } from "@/components/account/account-area";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { ProveEmail } from "@/components/account/prove-email";
import { queryText } from "@/components/frame/query-text";

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("prove.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function DinerProveEmailPage({ searchParams }: Props) {
  const token = queryText((await searchParams).token);
  return (
    <PlatformAccountPage>
      <ProveEmail area={DINER_AREA} token={token} />
    </PlatformAccountPage>
  );
}
