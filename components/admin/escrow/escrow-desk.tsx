"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { PiggyBank, ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { RestaurantFilter } from "@/components/admin/frame/restaurant-filter";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { EscrowBadge } from "@/components/admin/orders/escrow-badge";
import { OrderLink } from "@/components/admin/orders/order-link";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Column } from "@/components/ui/table";
import type { EscrowReviewWire } from "@/lib/oversight/escrow-review/escrow-review-contract";
import { ClearFlagDialog } from "./clear-flag-dialog";
import type { EscrowView } from "./escrow-filters";
import { escrowList } from "./escrow-queries";

interface EscrowDeskProps {
  view: Exclude<EscrowView, "disputes">;
  tabs: ReactNode;
  tenant: string | null;
  onTenant: (tenant: string | null) => void;
}

export function EscrowDesk({ view, tabs, tenant, onTenant }: EscrowDeskProps) {
  const t = useTranslations("adminMoney.escrow");
  const list = useInfiniteQuery(escrowList(view, tenant));
  const [clearing, setClearing] = useState<EscrowReviewWire | null>(null);
  const columns = useColumns(view, setClearing);
  return (
    <ListDesk
      title={t("title")}
      caption={t(`view.${view}`)}
      summary={t(`lead.${view}`)}
      waiting={tabs}
      list={pagedRows(list, { isFiltered: tenant !== null })}
      columns={columns}
      rowKey={({ orderId }) => orderId}
      filters={
        <search className="max-w-72">
          <RestaurantFilter value={tenant} onChange={onTenant} />
        </search>
      }
      empty={{
        icon: view === "flagged" ? ShieldCheck : PiggyBank,
        title: t(`emptyTitle.${view}`),
        body: t(`emptyBody.${view}`),
      }}
      paging={listPaging(list)}
    >
      {clearing && <ClearFlagDialog escrow={clearing} onClose={() => setClearing(null)} />}
    </ListDesk>
  );
}

function useColumns(
  view: EscrowDeskProps["view"],
  onClear: (escrow: EscrowReviewWire) => void,
): Column<EscrowReviewWire>[] {
  const t = useTranslations("adminMoney.escrow");
  const words = useTranslations("adminCommon");
  const orders = useTranslations("adminOrders");
  const time = (instant: string) => <Moment at={instant} className="whitespace-nowrap" />;
  const columns: (Column<EscrowReviewWire> | false)[] = [
    {
      key: "order",
      header: orders("number"),
      cell: ({ orderId, orderNumber }) => <OrderLink orderId={orderId} number={orderNumber} />,
    },
    {
      key: "restaurant",
      header: words("restaurant"),
      cell: ({ restaurant }) => <RestaurantLink restaurant={restaurant} />,
    },
    view === "flagged" && {
      key: "why",
      header: t("why"),
      wideOnly: true,
      cell: ({ prepSeconds, flaggedAt }) => (
        <>
          <span className="block">{t("tooFast", { seconds: prepSeconds ?? 0 })}</span>
          {flaggedAt && <RelativeTime at={flaggedAt} className="block text-xs text-ink-soft" />}
        </>
      ),
    },
    view === "releasing" && {
      key: "releaseAt",
      header: t("releaseAt"),
      cell: ({ releaseAt }) => releaseAt && <RelativeTime at={releaseAt} />,
    },
    view === "released" && {
      key: "releasedAt",
      header: t("releasedAt"),
      wideOnly: true,
      cell: ({ releasedAt }) => releasedAt && time(releasedAt),
    },
    view !== "released" && {
      key: "state",
      header: orders("escrow"),
      wideOnly: true,
      cell: ({ escrowStatus }) => <EscrowBadge status={escrowStatus} />,
    },
    {
      key: "placed",
      header: orders("placed"),
      wideOnly: true,
      cell: ({ createdAt }) => time(createdAt),
    },
    {
      key: "amount",
      header: t(view === "released" ? "released" : "held"),
      strong: true,
      price: ({ held, released, currency }) => ({ amount: view === "released" ? released : held, currency }),
    },
    view === "flagged" && {
      key: "act",
      header: <span className="sr-only">{t("act")}</span>,
      numeric: true,
      cell: (row) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={t("clearOf", { number: row.orderNumber })}
          onClick={() => onClear(row)}
        >
          {t("clear")}
        </Button>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
