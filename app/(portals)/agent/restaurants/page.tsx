import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NoCode } from "@/components/portals/agent/no-code";
import { openAgent } from "@/components/portals/agent/open-agent";
import { ReferredRestaurants } from "@/components/portals/agent/referred-restaurants";
import { getPageApp } from "@/lib/app/page-app";
import { findAgentTerms } from "@/lib/people/referrals/find-agent-terms";
import { listReferrals } from "@/lib/people/referrals/list-referrals";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.place");
  return { title: t("restaurants") };
}

export default async function AgentRestaurantsPage() {
  const access = await openAgent("/restaurants");
  if (!access) return null;
  const app = getPageApp();
  if (!(await findAgentTerms(app, access.actor))) return <NoCode />;
  return <ReferredRestaurants {...(await listReferrals(app, access.actor))} />;
}
