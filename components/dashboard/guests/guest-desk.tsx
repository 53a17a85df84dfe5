"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { Users } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ListDesk, listPaging } from "@/components/data/list-desk";
import { useSettled } from "@/components/data/use-settled";
import { Badge } from "@/components/ui/badge";
import { RelativeTime } from "@/components/ui/relative-time";
import { SearchBox } from "@/components/ui/search-box";
import type { Column } from "@/components/ui/table";
import type { GuestWire } from "@/lib/oversight/guests/guest-contract";
import { guestList } from "./guest-queries";
import { GuestSheet } from "./guest-sheet";

export function GuestDesk() {
  const t = useTranslations("dashboardGuests");
  const { slug } = useDashboardTenant();
  const [search, setSearch] = useState("");
  const wanted = useSettled(search.trim());
  const list = useInfiniteQuery({ ...guestList(slug, wanted), placeholderData: (before) => before });
  const { data: guests, error: failure } = list;
  const [openId, setOpenId] = useState<string | null>(null);
  const columns = useColumns(({ id }) => setOpenId(id));
  return (
    <ListDesk
      title={t("title")}
      caption={t("caption")}
      list={{
        rows: guests,
        isEmpty: guests?.length === 0 && wanted === "",
        loading: list.isFetching,
        failure: guests ? null : failure,
        retry: () => void list.refetch(),
      }}
      columns={columns}
      rowKey={({ email }) => email}
      filters={
        <search className="block sm:w-80">
          <SearchBox label={t("search")} value={search} onSearch={setSearch} />
        </search>
      }
      empty={{ icon: Users, title: t("emptyTitle"), body: t("emptyBody") }}
      noneFound={{ title: t("noneFound"), body: t("noneFoundBody") }}
      paging={listPaging(list)}
    >
      {openId && <GuestSheet guestId={openId} onClose={() => setOpenId(null)} />}
    </ListDesk>
  );
}

function useColumns(onOpen: (guest: GuestWire) => void): Column<GuestWire>[] {
  const t = useTranslations("dashboardGuests");
  const format = useFormatter();
  const { currency } = useDashboardTenant();
  return [
    {
      key: "name",
      header: t("guest"),
      cell: (guest) => (
        <button
          type="button"
          onClick={() => onOpen(guest)}
          className="-mx-2 min-h-12 max-w-full px-2 py-1.5 text-left underline-offset-4 hover:underline"
        >
          <span className="block font-semibold">{guest.name || guest.email}</span>
          <span className="block break-all text-ink-soft">{guest.email}</span>
          {guest.allergies !== "" && (
            <span className="block pt-1 md:hidden">
              <Badge tone="critical">{t("hasAllergies")}</Badge>
            </span>
          )}
        </button>
      ),
    },
    {
      key: "tags",
      header: t("tags"),
      wideOnly: true,
      cell: ({ tags, allergies }) => (
        <span className="flex flex-wrap gap-1">
          {allergies !== "" && <Badge tone="critical">{t("hasAllergies")}</Badge>}
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </span>
      ),
    },
    {
      key: "orders",
      header: t("orders"),
      numeric: true,
      wideOnly: true,
      cell: ({ orderCount }) => format.number(orderCount),
    },
    {
      key: "bookings",
      header: t("bookings"),
      numeric: true,
      wideOnly: true,
      cell: ({ bookingCount, noShowCount }) => (
        <>
          {format.number(bookingCount)}
          {noShowCount > 0 && (
            <span className="block text-xs text-critical">{t("noShows", { count: noShowCount })}</span>
          )}
        </>
      ),
    },
    { key: "spent", header: t("spent"), price: ({ totalSpent }) => ({ amount: totalSpent, currency }) },
    {
      key: "seen",
      header: t("lastSeen"),
      wideOnly: true,
      cell: ({ lastSeenAt }) => <RelativeTime at={lastSeenAt} />,
    },
  ];
}
