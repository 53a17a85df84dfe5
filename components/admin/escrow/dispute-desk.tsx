"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ShieldCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { OrderLink } from "@/components/admin/orders/order-link";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useDisputeWords } from "@/components/frame/states/use-dispute-words";
import type { Column } from "@/components/ui/table";
import type { ReviewedDisputeWire } from "@/lib/oversight/books/dispute-review-contract";
import { openDisputes } from "./escrow-queries";

export function DisputeDesk({ tabs }: { tabs: ReactNode }) {
  const t = useTranslations("adminMoney.escrow");
  const list = useInfiniteQuery(openDisputes);
  const columns = useColumns();
  return (
    <ListDesk
      title={t("title")}
      caption={t("view.disputes")}
      summary={t("lead.disputes")}
      waiting={tabs}
      list={pagedRows(list, { isFiltered: false })}
      columns={columns}
      rowKey={({ id }) => id}
      empty={{ icon: ShieldCheck, title: t("emptyTitle.disputes"), body: t("emptyBody.disputes") }}
      paging={listPaging(list)}
    />
  );
}

function useColumns(): Column<ReviewedDisputeWire>[] {
  const t = useTranslations("adminMoney.escrow");
  const words = useTranslations("adminCommon");
  const orders = useTranslations("adminOrders");
  const dispute = useDisputeWords();
  return [
    {
      key: "order",
      header: orders("number"),
      cell: ({ orderId, reference }) =>
        orderId ? <OrderLink orderId={orderId} number={reference ?? orderId} /> : t("noOrder"),
    },
    {
      key: "restaurant",
      header: words("restaurant"),
      cell: ({ restaurant }) => <RestaurantLink restaurant={restaurant} />,
    },
    { key: "reason", header: words("reason"), wideOnly: true, cell: (row) => dispute.reason(row) },
    {
      key: "due",
      header: t("due"),
      cell: (row) => dispute.deadline(row) ?? "–",
    },
    {
      key: "amount",
      header: t("amount"),
      strong: true,
      price: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
}
