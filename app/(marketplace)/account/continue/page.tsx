import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ContinueAs } from "@/components/account/continue-as";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { queryText } from "@/components/frame/query-text";
import { getPageApp } from "@/lib/app/page-app";
import { bazarUser } from "@/lib/people/auth/diner-guards";
import { findPageAccess } from "@/lib/people/auth/find-page-access";
import { Challenge, tenantOrigin } from "@/lib/people/auth/hand-over";

interface Props {
  searchParams: Promise<{ restaurant?: string | string[]; challenge?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account");
  return { title: t("signIn.title"), robots: { index: false }, referrer: "no-referrer" };
}

/** A restaurant's own host asks who is signed in here. Nobody is sent back to sign in there. */
export default async function ContinuePage({ searchParams }: Props) {
  const query = await searchParams;
  const restaurant = queryText(query.restaurant);
  const challenge = Challenge.safeParse(query.challenge);
  const app = getPageApp();
  const shop = restaurant && challenge.success ? await app.shops.find(restaurant) : null;
  if (!shop || !challenge.success) notFound();
  const { slug, name } = shop.tenant;
  const signIn = `${tenantOrigin(app.env.publicUrl, slug)}/account/login?asked=yes`;
  const access = await findPageAccess(app, bazarUser, { cookieHeader: (await headers()).get("cookie") });
  if (access.state !== "open") redirect(signIn);
  return (
    <PlatformAccountPage>
      <ContinueAs
        restaurant={{ slug, name }}
        challenge={challenge.data}
        diner={{ name: access.diner.name, email: access.diner.email }}
        signIn={signIn}
      />
    </PlatformAccountPage>
  );
}
