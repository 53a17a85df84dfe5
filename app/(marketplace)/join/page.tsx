import type { Metadata } from "next";
import { cookies, headers } from "next/headers";
import Link from "next/link";
import { redirect } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { queryText } from "@/components/frame/query-text";
import { portalAccess } from "@/components/frame/work/open-portal";
import { AreaMessages } from "@/components/i18n/area-messages";
import { JoinRestaurant } from "@/components/join/join-restaurant";
import { likelyCountry } from "@/components/join/likely-country";
import { buttonClass } from "@/components/ui/button-style";
import { getPageApp } from "@/lib/app/page-app";
import { languageOf } from "@/lib/core/i18n/locales";
import { findStartedRestaurant } from "@/lib/people/accounts/find-started-restaurant";
import { platformUser } from "@/lib/people/auth/portal-guards";
import { findReferrer } from "@/lib/people/referrals/find-referrer";

interface Props {
  searchParams: Promise<Record<"token" | "ref", string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("join");
  return { title: t("metaTitle"), description: t("metaDescription") };
}

export default async function JoinPage({ searchParams }: Props) {
  const query = await searchParams;
  const token = queryText(query.token);
  // Invitations to a team were at this address once; their links are good for days.
  if (token !== null) redirect(`/invitation?${new URLSearchParams({ token })}`);
  const app = getPageApp();
  const refCode = (await cookies()).get("ref_code")?.value ?? queryText(query.ref);
  const access = await portalAccess(platformUser);
  const [referrer, started] = await Promise.all([
    refCode === null ? null : findReferrer(app, { refCode }),
    access.state === "open" ? findStartedRestaurant(app, access.actor) : null,
  ]);
  const country = likelyCountry((await headers()).get("accept-language"), languageOf(await getLocale()));
  const t = await getTranslations("join");
  return (
    <AreaMessages areas={["join", "account"]}>
      <main id="content" className="mx-auto max-w-312 px-5 pt-8 pb-24 md:px-10 md:pt-14">
        {started && (
          <p className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel bg-sunken px-5 py-4">
            {t("started", { name: started.name })}
            <Link href={`/join/${started.slug}/service`} className={buttonClass("primary")}>
              {t("continue")}
            </Link>
          </p>
        )}
        <JoinRestaurant country={country} host={new URL(app.env.publicUrl).host} referrer={referrer} />
      </main>
    </AreaMessages>
  );
}
