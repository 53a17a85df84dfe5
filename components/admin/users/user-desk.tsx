"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { CreateButton } from "@/components/data/create-button";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { ListSearch } from "@/components/data/list-search";
import { changeAddress, useAddressFilters } from "@/components/data/use-address-filters";
import { useSettled } from "@/components/data/use-settled";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/table";
import type { AdminUser } from "@/lib/oversight/admin/admin-contract";
import { CreateUser } from "./create-user";
import { ROLES, readUserFilters } from "./user-filters";
import { userList } from "./user-queries";
import { UserSheet } from "./user-sheet";

export function UserDesk({ ownId }: { ownId: string }) {
  const t = useTranslations("adminUsers");
  const { filters, change, isFiltered } = useAddressFilters(readUserFilters);
  const search = useSettled(filters.search?.trim() ?? "") || null;
  const list = useInfiniteQuery({
    ...userList({ ...filters, search }),
    placeholderData: (before) => before,
  });
  const openId = useSearchParams().get("user");
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
        <ListSearch
          search={filters.search ?? ""}
          setSearch={(text) => change({ search: text })}
          searchLabel={t("search")}
          state={filters.role}
          setState={(role) => change({ role })}
          stateLabel={t("roleLabel")}
          anyState={t("anyRole")}
          states={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
        />
      }
      empty={{ icon: Users, title: t("emptyTitle"), body: t("emptyBody") }}
      paging={listPaging(list)}
    >
      {creating && <CreateUser onClose={() => setCreating(false)} />}
      {openId && (
        <UserSheet userId={openId} isSelf={openId === ownId} onClose={() => changeAddress({ user: null })} />
      )}
    </ListDesk>
  );
}

type Row = z.output<typeof AdminUser>;

function useColumns(): Column<Row>[] {
  const t = useTranslations("adminUsers");
  return [
    {
      key: "name",
      header: t("user"),
      cell: ({ id, name, email }) => (
        <button
          type="button"
          onClick={() => changeAddress({ user: id })}
          className="-mx-2 min-h-12 max-w-full px-2 py-1.5 text-left underline-offset-4 hover:underline"
        >
          <span className="block font-semibold">{name}</span>
          <span className="block break-all text-ink-soft">{email}</span>
        </button>
      ),
    },
    {
      key: "role",
      header: t("roleLabel"),
      cell: ({ role }) => (
        <Badge tone={role === "superadmin" ? "critical" : role === "member" ? "neutral" : "info"}>
          {t(`role.${role}`)}
        </Badge>
      ),
    },
    {
      key: "places",
      header: t("places"),
      wideOnly: true,
      cell: ({ works, designs, organizations, refCode }) =>
        [
          ...works.map(({ slug, role }) => `${slug} (${t(`worksAs.${role}`)})`),
          ...designs,
          ...(organizations.length > 0 ? [t("organizations", { count: organizations.length })] : []),
          ...(refCode ? [refCode] : []),
        ].join(", "),
    },
    {
      key: "factor",
      header: t("factor"),
      wideOnly: true,
      cell: ({ secondFactor }) => t(secondFactor ? "factorOn" : "factorOff"),
    },
    { key: "since", header: t("since"), wideOnly: true, dayOnly: true, at: ({ createdAt }) => createdAt },
  ];
}
