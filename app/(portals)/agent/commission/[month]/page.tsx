import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { CommissionStatement } from "@/components/portals/agent/commission-statement";
import { openAgent } from "@/components/portals/agent/open-agent";
import { getPageApp } from "@/lib/app/page-app";
import { openMonth } from "@/lib/people/referrals/commission";
import { listCommissions } from "@/lib/people/referrals/list-commissions";
import { CommissionMonth } from "@/lib/people/referrals/referral-contract";

interface Props {
  params: Promise<{ month: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("portals.agent");
  return { title: t("statement") };
}

export default async function AgentStatementPage({ params }: Props) {
  const asked = CommissionMonth.safeParse((await params).month);
  if (!asked.success) notFound();
  const month = asked.data;
  const access = await openAgent(`/commission/${month}`);
  if (!access) return null;
  const app = getPageApp();
  const { userId, name } = access.actor;
  const { months } = await listCommissions(app, { userId, month });
  const isRunning = month >= openMonth(app.clock.now());
  return <CommissionStatement month={month} rows={months} agentName={name} isRunning={isRunning} />;
}
