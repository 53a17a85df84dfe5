import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProveEmail } from "@/components/account/prove-email";
import {
  StorefrontAccountPage,
  type StorefrontAccountProps,
} from "@/components/account/storefront-account-page";
import { queryText } from "@/components/frame/query-text";

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("prove.title"), robots: { index: false }, referrer: "no-referrer" };
}

export default async function StorefrontProveEmailPage({ params, searchParams }: StorefrontAccountProps) {
  const { tenantId } = await params;
  const token = queryText((await searchParams).token);
  return (
    <StorefrontAccountPage tenantRef={tenantId} accounts="restaurant">
      {(area) => <ProveEmail area={area} token={token} />}
    </StorefrontAccountPage>
  );
}
