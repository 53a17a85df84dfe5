import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AccountFrame } from "@/components/account/account-frame";
import { NoPortal } from "@/components/frame/work/no-portal";
import { AreaMessages } from "@/components/i18n/area-messages";
import { PlaceList } from "@/components/portals/choose/place-list";
import { openGroups } from "@/components/portals/group/open-group";
import { getPageApp } from "@/lib/app/page-app";
import { listPlaces } from "@/lib/people/auth/list-places";
import { placeHref } from "@/lib/people/auth/place";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.group");
  return { title: t("title"), robots: { index: false } };
}

/** Leads to somebody's only group, or lets them choose. */
export default async function GroupsPage() {
  const access = await openGroups();
  if (!access) return <NoPortal />;
  const places = await listPlaces(getPageApp(), access.actor);
  const groups = places.filter(({ kind }) => kind === "group");
  const [only, ...others] = groups;
  if (!only) return <NoPortal />;
  if (others.length === 0) redirect(placeHref(only));
  const t = await getTranslations("portals.group");
  return (
    <AreaMessages areas={["portals"]}>
      <main id="content" className="px-5">
        <AccountFrame title={t("chooseTitle")}>
          <PlaceList places={groups} />
        </AccountFrame>
      </main>
    </AreaMessages>
  );
}
