"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DisputeLink } from "@/components/dashboard/disputes/dispute-link";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { DisputeStateBadge } from "@/components/frame/states/dispute-state-badge";
import { useDisputeWords } from "@/components/frame/states/use-dispute-words";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { PaymentDisputeWire } from "@/lib/payments/disputes/dispute-list-contract";
import { DISPUTE_STATES, type DisputeState } from "@/lib/payments/subject/money-states";
import { MoneyFileLink, wholeCsv } from "./money-file-link";
import { disputeList } from "./money-queries";
import { SubjectLink } from "./subject-link";

/** Payments that customers' banks ask back: why, how much, until when an answer counts, and what was decided. */
export function DisputeDesk() {
  const t = useTranslations("dashboardDisputes");
  const { slug } = useDashboardTenant();
  const [state, setState] = useState<DisputeState | null>(null);
  const list = useInfiniteQuery(disputeList(slug, state));
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      summary={t("summary")}
      list={pagedRows(list, { isFiltered: state !== null })}
      columns={columns}
      rowKey={({ id }) => id}
      filters={
        <search className="flex items-end gap-3">
          <Field label={t("state")} className="w-48">
            <FilterSelect
              value={state}
              onChange={setState}
              anyLabel={t("anyState")}
              options={DISPUTE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            />
          </Field>
          <MoneyFileLink
            path="disputes"
            query={wholeCsv(new URLSearchParams(state ? { state } : {}))}
            label={t("save")}
            kind="CSV"
          />
        </search>
      }
      empty={{ icon: ShieldCheck, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneTitle"), body: t("noneBody") }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<PaymentDisputeWire>[] {
  const t = useTranslations("dashboardDisputes");
  const words = useDisputeWords();
  return [
    {
      key: "for",
      header: t("for"),
      cell: (dispute) => (
        <span className="block py-1.5">
          <SubjectLink {...dispute} />
          <span className="block text-ink-soft">{words.reason(dispute)}</span>
          <span className="block text-ink-soft md:hidden">{words.deadline(dispute)}</span>
          <DisputeLink dispute={dispute} />
        </span>
      ),
    },
    { key: "state", header: t("state"), cell: ({ state }) => <DisputeStateBadge state={state} /> },
    { key: "opened", header: t("opened"), wideOnly: true, at: ({ createdAt }) => createdAt },
    { key: "deadline", header: t("deadline"), wideOnly: true, cell: (row) => words.deadline(row) ?? "–" },
    {
      key: "amount",
      header: t("amount"),
      numeric: true,
      cell: ({ amount, currency, taken }) => (
        <>
          <Price amount={amount} currency={currency} className="font-semibold" />
          {taken && <span className="block text-xs text-ink-soft">{t("taken")}</span>}
        </>
      ),
    },
  ];
}
