"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Download, ReceiptText } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { buttonClass } from "@/components/ui/button-style";
import { Field } from "@/components/ui/field";
import { FilterSelect } from "@/components/ui/filter-select";
import { Input } from "@/components/ui/input";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { ReceiptWire } from "@/lib/service/receipts/receipt-contract";
import { type ReceiptFilters, receiptList, receiptPdf } from "./receipt-queries";

const NO_FILTERS: ReceiptFilters = { kind: null, from: null, to: null };
const KINDS = ["receipt", "correction"] as const;

/** Everything that was issued, with its tax: for the accountant, and to print once more. */
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
          <Field label={t("from")}>
            <Input
              type="date"
              value={filters.from ?? ""}
              max={filters.to ?? undefined}
              onChange={(event) => change({ from: event.target.value || null })}
            />
          </Field>
          <Field label={t("to")}>
            <Input
              type="date"
              value={filters.to ?? ""}
              min={filters.from ?? undefined}
              onChange={(event) => change({ to: event.target.value || null })}
            />
          </Field>
        </search>
      }
      empty={{ icon: ReceiptText, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneFound"), body: t("noneFoundBody") }}
      paging={listPaging(list, { moreLabel: t("more"), endLabel: t("end") })}
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
  const format = useFormatter();
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
    {
      key: "issued",
      header: t("issued"),
      cell: ({ issuedAt }) => (
        <time dateTime={issuedAt} className="tabular-nums md:whitespace-nowrap">
          {format.dateTime(new Date(issuedAt), "moment")}
        </time>
      ),
    },
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
      numeric: true,
      wideOnly: true,
      cell: ({ tax, currency }) => <Price amount={tax} currency={currency} />,
    },
    {
      key: "gross",
      header: t("gross"),
      numeric: true,
      cell: ({ gross, currency }) => <Price amount={gross} currency={currency} className="font-semibold" />,
    },
  ];
}
