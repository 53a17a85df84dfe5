import type { Metadata } from "next";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { PlatformAccountPage } from "@/components/account/platform-account-page";
import { NoPortal } from "@/components/frame/work/no-portal";
import { portalAccess } from "@/components/frame/work/open-portal";
import { AreaMessages } from "@/components/i18n/area-messages";
import { PLACE_COOKIE } from "@/components/portals/choose/place-cookie";
import { PlaceList } from "@/components/portals/choose/place-list";
import { getPageApp } from "@/lib/app/page-app";
import { listPlaces } from "@/lib/people/auth/list-places";
import { placeHref } from "@/lib/people/auth/place";
import { platformUser } from "@/lib/people/auth/portal-guards";
import { superAdmin } from "@/lib/people/auth/staff-guards";

interface Props {
  searchParams: Promise<Record<"all", string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.choose");
  return { title: t("title"), robots: { index: false } };
}

/** Leads to the only place somebody has, or to the last one they chose; `?all` shows the choice all the same. */
export default async function ChoosePage({ searchParams }: Props) {
  const [admin, platform] = await Promise.all([portalAccess(superAdmin), portalAccess(platformUser)]);
  if (admin.state === "must-enrol") redirect("/security");
  const people = [admin, platform].flatMap((access) => (access.state === "open" ? [access.actor] : []));
  if (people.length === 0) redirect("/sign-in?next=%2Fchoose");
  const app = getPageApp();
  const places = (await Promise.all(people.map((person) => listPlaces(app, person)))).flat();
  const [only, ...others] = places;
  if (!only) return <NoPortal />;
  if ((await searchParams).all === undefined) {
    const last = (await cookies()).get(PLACE_COOKIE)?.value;
    const known = places.find((place) => placeHref(place) === decodeURIComponent(last ?? ""));
    if (known || others.length === 0) redirect(placeHref(known ?? only));
  }
  const t = await getTranslations("portals.choose");
  return (
    <PlatformAccountPage>
      <AreaMessages areas={["portals"]}>
        <AccountFrame title={t("title")} lead={t("lead", { name: people[0]?.name ?? "" })}>
          <PlaceList places={places} />
        </AccountFrame>
      </AreaMessages>
    </PlatformAccountPage>
  );
}
