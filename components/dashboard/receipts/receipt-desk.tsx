"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, ReceiptText } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { DayRange } from "@/components/data/day-range";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import type { Column } from "@/components/ui/table";
import type { ReceiptWire } from "@/lib/service/receipts/receipt-contract";
import { type ReceiptFilters, receiptList, receiptPdf } from "./receipt-queries";

const NO_FILTERS: ReceiptFilters = { kind: null, from: null, to: null };
const KINDS = ["receipt", "correction"] as const;

export function ReceiptDesk() {
  const t = useTranslations("dashboardTax.list");
  const { slug } = useDashboardTenant();
  const [filters, setFilters] = useState(NO_FILTERS);
  const list = useInfiniteQuery(receiptList(slug, filters));
  const isFiltered = Object.values(filters).some((value) => value !== null);
  const change = (changes: Partial<ReceiptFilters>) => setFilters({ ...filters, ...changes });
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      create={<SaveCsv filters={filters} />}
      list={pagedRows(list, { isFiltered })}
      columns={useColumns(slug)}
      rowKey={({ id }) => id}
      filters={
        <search className="grid grid-cols-2 items-end gap-3 md:grid-cols-[11rem_11rem_11rem]">
          <Field label={t("kind")} className="max-md:col-span-2">
            <FilterSelect
              value={filters.kind}
              onChange={(kind) => change({ kind })}
              anyLabel={t("anyKind")}
              options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
          </Field>
          <DayRange from={filters.from} to={filters.to} onChange={change} />
        </search>
      }
      empty={{ icon: ReceiptText, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneFound"), body: t("noneFoundBody") }}
      paging={listPaging(list)}
    />
  );
}

/** Every receipt that matches the filters. */
function SaveCsv({ filters }: { filters: ReceiptFilters }) {
  const t = useTranslations("dashboardTax.list");
  const { slug } = useDashboardTenant();
  const query = new URLSearchParams({ format: "csv", all: "true" });
  for (const [name, value] of Object.entries(filters)) if (value !== null) query.set(name, value);
  return (
    <a
      href={`/api/tenant/${encodeURIComponent(slug)}/receipts?${query}`}
      download
      className={buttonClass("secondary")}
    >
      <Download className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
      {t("csv")}
    </a>
  );
}

function useColumns(slug: string): Column<ReceiptWire>[] {
  const t = useTranslations("dashboardTax.list");
  return [
    {
      key: "number",
      header: t("number"),
      cell: (receipt) => (
        <a
          href={receiptPdf(slug, receipt)}
          target="_blank"
          rel="noreferrer"
          aria-label={t("open", { number: receipt.number })}
          className="-mx-2 inline-flex min-h-11 items-center px-2 font-semibold tabular-nums underline underline-offset-4"
        >
          {receipt.number}
        </a>
      ),
    },
    { key: "issued", header: t("issued"), at: ({ issuedAt }) => issuedAt },
    {
      key: "about",
      header: t("about"),
      wideOnly: true,
      cell: ({ sale, corrects }) =>
        sale
          ? t(`reference.${sale.service}`, { reference: sale.reference })
          : t("corrects", { number: corrects?.number ?? "" }),
    },
    {
      key: "tax",
      header: t("tax"),
      wideOnly: true,
      price: ({ tax, currency }) => ({ amount: tax, currency }),
    },
    {
      key: "gross",
      header: t("gross"),
      strong: true,
      price: ({ gross, currency }) => ({ amount: gross, currency }),
    },
  ];
}
