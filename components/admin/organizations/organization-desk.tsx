"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Network } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { CreateButton } from "@/components/data/create-button";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { changeAddress, useAddressFilters } from "@/components/data/use-address-filters";
import { useSettled } from "@/components/data/use-settled";
import { SearchBox } from "@/components/ui/search-box";
import type { Column } from "@/components/ui/table";
import type { Organization } from "@/lib/people/groups/organization-contract";
import { OrganizationForm } from "./organization-form";
import { organizationList } from "./organization-queries";
import { OrganizationSheet } from "./organization-sheet";

const readFilters = (address: URLSearchParams) => ({ search: address.get("search") });

export function OrganizationDesk() {
  const t = useTranslations("adminOrganizations");
  const { filters, change, isFiltered } = useAddressFilters(readFilters);
  const search = useSettled(filters.search?.trim() ?? "") || null;
  const list = useInfiniteQuery({ ...organizationList(search), placeholderData: (before) => before });
  const openId = useSearchParams().get("organization");
  const [creating, setCreating] = useState(false);
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      list={pagedRows(list, { isFiltered })}
      columns={columns}
      rowKey={({ id }) => id}
      create={<CreateButton label={t("create")} onClick={() => setCreating(true)} />}
      filters={
        <search className="block sm:w-80">
          <SearchBox
            label={t("search")}
            value={filters.search ?? ""}
            onSearch={(text) => change({ search: text })}
          />
        </search>
      }
      empty={{ icon: Network, title: t("emptyTitle"), body: t("emptyBody") }}
      paging={listPaging(list)}
    >
      {creating && <OrganizationForm onClose={() => setCreating(false)} />}
      {openId && (
        <OrganizationSheet organizationId={openId} onClose={() => changeAddress({ organization: null })} />
      )}
    </ListDesk>
  );
}

type Row = z.output<typeof Organization>;

function useColumns(): Column<Row>[] {
  const t = useTranslations("adminOrganizations");
  const format = useFormatter();
  return [
    {
      key: "name",
      header: t("organization"),
      cell: ({ id, name }) => (
        <button
          type="button"
          onClick={() => changeAddress({ organization: id })}
          className="-mx-2 min-h-12 max-w-full px-2 py-1.5 text-left font-semibold underline-offset-4 hover:underline"
        >
          {name}
        </button>
      ),
    },
    { key: "headquarters", header: t("headquarters"), cell: ({ headquarters }) => headquarters.name },
    {
      key: "members",
      header: t("restaurants"),
      numeric: true,
      cell: ({ tenants }) => format.number(tenants.length),
    },
    {
      key: "managers",
      header: t("managers"),
      wideOnly: true,
      cell: ({ managers }) =>
        managers.length > 0 ? (
          managers.map(({ name }) => name).join(", ")
        ) : (
          <span className="text-ink-soft">{t("noManagers")}</span>
        ),
    },
    { key: "since", header: t("since"), wideOnly: true, dayOnly: true, at: ({ createdAt }) => createdAt },
  ];
}
