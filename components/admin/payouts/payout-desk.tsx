"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { CircleCheck, Landmark } from "lucide-react";
import { useTranslations } from "next-intl";
import { RestaurantFilter } from "@/components/admin/frame/restaurant-filter";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { ViewTabs } from "@/components/admin/frame/view-tabs";
import { OrderLink } from "@/components/admin/orders/order-link";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { Column } from "@/components/ui/table";
import type { ReviewedPayoutWire } from "@/lib/oversight/books/payout-review-contract";
import { PayoutBadge } from "./payout-badge";
import { PAYOUT_VIEWS, readPayoutFilters } from "./payout-filters";
import { payoutList } from "./payout-queries";
import { PayoutViews } from "./payout-views";

export function PayoutDesk() {
  const t = useTranslations("adminMoney.payouts");
  const words = useTranslations("adminCommon");
  const { filters, change } = useAddressFilters(readPayoutFilters);
  const view = filters.status ?? "failed";
  const list = useInfiniteQuery(payoutList(view, filters.tenant));
  const columns = useColumns();
  return (
    <>
      <PayoutViews current="payouts" />
      <ListDesk
        title={t("title")}
        caption={t("caption")}
        summary={t(`lead.${view}`)}
        waiting={
          <ViewTabs
            label={t("views")}
            path="/payouts"
            name="status"
            value={view}
            views={PAYOUT_VIEWS.map((value) => ({
              value,
              label: value === "all" ? t("all") : words(`payoutStatus.${value}`),
            }))}
          />
        }
        list={pagedRows(list, { isFiltered: filters.tenant !== null })}
        columns={columns}
        rowKey={({ id }) => id}
        filters={
          <search className="max-w-72">
            <RestaurantFilter value={filters.tenant} onChange={(tenant) => change({ tenant })} />
          </search>
        }
        empty={{
          icon: view === "failed" ? CircleCheck : Landmark,
          title: t(`emptyTitle.${view}`),
          body: t("emptyBody"),
        }}
        paging={listPaging(list)}
      />
    </>
  );
}

function useColumns(): Column<ReviewedPayoutWire>[] {
  const t = useTranslations("adminMoney.payouts");
  const words = useTranslations("adminCommon");
  const subjects = useTranslations("dashboardDisputes.subject");
  return [
    {
      key: "restaurant",
      header: words("restaurant"),
      cell: ({ restaurant, createdAt }) => (
        <span className="block py-1.5">
          <RestaurantLink restaurant={restaurant} />
          <Moment at={createdAt} className="block text-ink-soft md:hidden" />
        </span>
      ),
    },
    { key: "begun", header: t("begun"), wideOnly: true, at: ({ createdAt }) => createdAt },
    {
      key: "for",
      header: t("for"),
      wideOnly: true,
      cell: ({ subject, orderId, reference }) => {
        if (orderId && subject?.kind === "order")
          return <OrderLink orderId={orderId} number={reference ?? orderId} />;
        if (subject?.kind === "bill_share") return subjects("bill", { table: reference ?? "" });
        if (subject?.kind === "deposit") return subjects("deposit", { booking: reference ?? "" });
        return <span className="text-ink-soft">{subjects("none")}</span>;
      },
    },
    {
      key: "state",
      header: t("state"),
      cell: ({ status, failureReason, hasAccount }) => (
        <span className="block py-1.5">
          <PayoutBadge status={status} />
          {failureReason && (
            <span className="mt-1 block max-w-96 text-xs text-critical">{failureReason}</span>
          )}
          {status === "owed" && !hasAccount && (
            <span className="mt-1 block max-w-96 text-xs text-ink-soft">{t("noAccount")}</span>
          )}
        </span>
      ),
    },
    {
      key: "amount",
      header: t("amount"),
      numeric: true,
      cell: ({ amount, reversed, currency }) => (
        <>
          <Price amount={amount} currency={currency} className="font-semibold" />
          {reversed > 0 && (
            <span className="block text-xs text-ink-soft">
              <Price amount={0 - reversed} currency={currency} />
            </span>
          )}
        </>
      ),
    },
  ];
}
