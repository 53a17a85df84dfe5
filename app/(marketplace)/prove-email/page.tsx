import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { ProveOwnerEmail } from "@/components/account/prove-owner-email";
import { queryText } from "@/components/frame/query-text";

interface Props {
  searchParams: Promise<{ token?: string | string[] }>;
}

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("proveOwner.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function ProveOwnerEmailPage({ searchParams }: Props) {
  const token = queryText((await searchParams).token);
  return (
    <PlatformAccountPage>
      <ProveOwnerEmail token={token} />
    </PlatformAccountPage>
  );
}
