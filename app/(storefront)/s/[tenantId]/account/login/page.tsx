import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { DinerSignIn } from "@/components/account/diner-sign-in";
import { StorefrontAccountPage } from "@/components/account/storefront-account-page";
import { queryText } from "@/components/frame/query-text";
import { readTenantAddress } from "@/components/frame/tenant-address";
import { tenantHref } from "@/components/frame/tenant-href";
import { readAttempt, returnPath, SIGN_IN_ATTEMPT_COOKIE } from "@/lib/people/auth/hand-over";

interface Props {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<{ asked?: string | string[]; next?: string | string[] }>;
}

/** The address can contain a link's secret, so no referrer is sent. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("signIn.title"), robots: { index: false }, referrer: "no-referrer" };
}

/** On a restaurant's own host, the marketplace is asked first who is signed in there; `asked` says that it was. */
export default async function StorefrontLoginPage({ params, searchParams }: Props) {
  const [{ tenantId }, { asked, next }, address] = await Promise.all([
    params,
    searchParams,
    readTenantAddress(),
  ]);
  const path = returnPath(queryText(next) ?? undefined);
  const base = address?.storefrontBase ?? "";
  const onOwnHost = address?.place.onOwnHost === true && !address.place.onOwnDomain;
  if (onOwnHost && asked === undefined)
    redirect(`/api/public/${tenantId}/auth/marketplace?${new URLSearchParams({ next: path })}`);
  const attempt = readAttempt((await cookies()).get(SIGN_IN_ATTEMPT_COOKIE)?.value ?? null);
  const leadsTo = (onOwnHost ? attempt?.path : undefined) ?? tenantHref(base, path);
  return (
    <StorefrontAccountPage tenantRef={tenantId} accounts="marketplace">
      {(area) => <DinerSignIn area={area} leadsTo={leadsTo} hasExpired={asked === "expired"} />}
    </StorefrontAccountPage>
  );
}
