import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CommissionMonths } from "@/components/portals/agent/commission-months";
import { openAgent } from "@/components/portals/agent/open-agent";
import { getPageApp } from "@/lib/app/page-app";
import { listCommissions } from "@/lib/people/referrals/list-commissions";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.place");
  return { title: t("commission") };
}

export default async function AgentCommissionPage() {
  const access = await openAgent("/commission");
  if (!access) return null;
  return <CommissionMonths {...(await listCommissions(getPageApp(), access.actor))} />;
}
