"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Handshake } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { CommissionAgentWire } from "@/lib/people/referrals/payout-contract";
import { CommissionHistory } from "./commission-history";
import { PayCommissionsDialog } from "./pay-commissions-dialog";
import { commissionList } from "./payout-queries";
import { PayoutViews } from "./payout-views";

export function CommissionDesk() {
  const t = useTranslations("adminMoney.commissions");
  const list = useInfiniteQuery(commissionList);
  const [paying, setPaying] = useState<CommissionAgentWire | null>(null);
  const columns = useColumns(setPaying);
  return (
    <>
      <PayoutViews current="commissions" />
      <ListDesk
        title={t("title")}
        caption={t("caption")}
        summary={t("lead")}
        list={pagedRows(list, { isFiltered: false })}
        columns={columns}
        rowKey={({ userId }) => userId}
        empty={{ icon: Handshake, title: t("emptyTitle"), body: t("emptyBody") }}
        paging={listPaging(list)}
      >
        <CommissionHistory />
        {paying && <PayCommissionsDialog agent={paying} onClose={() => setPaying(null)} />}
      </ListDesk>
    </>
  );
}

function useColumns(onPay: (agent: CommissionAgentWire) => void): Column<CommissionAgentWire>[] {
  const t = useTranslations("adminMoney.commissions");
  const sums = (agent: CommissionAgentWire, what: "paid" | "due" | "running") =>
    agent.commissions.length === 0
      ? "–"
      : agent.commissions.map((sum) => (
          <Price key={sum.currency} amount={sum[what]} currency={sum.currency} className="block" />
        ));
  return [
    {
      key: "agent",
      header: t("agent"),
      cell: ({ name, email, refCode }) => (
        <span className="block py-1.5">
          <span className="block font-semibold">{name}</span>
          <span className="block text-xs break-all text-ink-soft">
            {refCode} <span className="max-md:hidden">· {email}</span>
          </span>
        </span>
      ),
    },
    {
      key: "restaurants",
      header: t("restaurants"),
      numeric: true,
      wideOnly: true,
      cell: ({ restaurants }) => restaurants,
    },
    { key: "paid", header: t("paid"), numeric: true, wideOnly: true, cell: (agent) => sums(agent, "paid") },
    {
      key: "running",
      header: t("running"),
      numeric: true,
      wideOnly: true,
      cell: (agent) => sums(agent, "running"),
    },
    {
      key: "due",
      header: t("due"),
      numeric: true,
      cell: (agent) => <span className="font-semibold">{sums(agent, "due")}</span>,
    },
    {
      key: "act",
      header: <span className="sr-only">{t("act")}</span>,
      numeric: true,
      cell: (agent) =>
        agent.commissions.some(({ due }) => due > 0) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t("payOf", { name: agent.name })}
            onClick={() => onPay(agent)}
          >
            {t("pay")}
          </Button>
        ),
    },
  ];
}
