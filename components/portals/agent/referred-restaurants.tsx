"use client";

import { Store } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { z } from "zod";
import { WorkScreen } from "@/components/frame/work/work-screen";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { type Column, Table } from "@/components/ui/table";
import type { Tone } from "@/components/ui/tone";
import type { AgentReferrals } from "@/lib/people/referrals/referral-contract";

type Referral = z.input<typeof AgentReferrals>["referrals"][number];

const TONE: Record<Referral["status"], Tone> = {
  draft: "caution",
  active: "positive",
  suspended: "critical",
};

export function ReferredRestaurants({
  referrals,
  link,
}: Pick<z.input<typeof AgentReferrals>, "referrals" | "link">) {
  const t = useTranslations("portals.agent");
  const format = useFormatter();
  const columns: Column<Referral>[] = [
    {
      key: "name",
      header: t("column.restaurant"),
      cell: ({ name, city }) => (
        <span className="block py-2">
          <span className="block font-semibold">{name}</span>
          <span className="block text-ink-soft">{city}</span>
        </span>
      ),
    },
    {
      key: "status",
      header: t("column.status"),
      cell: ({ status }) => <Badge tone={TONE[status]}>{t(`status.${status}`)}</Badge>,
    },
    {
      key: "joined",
      header: t("column.joined"),
      wideOnly: true,
      cell: ({ joinedAt }) => format.dateTime(new Date(joinedAt), { dateStyle: "medium" }),
    },
    { key: "orders", header: t("column.orders"), numeric: true, cell: ({ orders }) => format.number(orders) },
    {
      key: "share",
      header: t("column.share"),
      numeric: true,
      wideOnly: true,
      cell: ({ commissionPercent }) =>
        format.number(commissionPercent / 100, { style: "percent", maximumFractionDigits: 2 }),
    },
    {
      key: "earned",
      header: t("column.earned"),
      strong: true,
      price: ({ earned }) => ({ amount: earned.commission, currency: earned.currency }),
    },
  ];
  return (
    <WorkScreen title={t("restaurantsTitle")} lead={t("restaurantsLead")}>
      <Table
        caption={t("restaurantsTitle")}
        columns={columns}
        rows={referrals}
        rowKey={({ slug }) => slug}
        empty={
          <EmptyState
            icon={Store}
            title={t("noRestaurantsTitle")}
            action={<CopyButton text={link} label={t("copyLink")} />}
          >
            {t("noRestaurantsBody")}
          </EmptyState>
        }
      />
    </WorkScreen>
  );
}
