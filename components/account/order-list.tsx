"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import type { components } from "@/components/data/generated/api-schema";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { DinerArea } from "./account-area";
import { readOrders } from "./account-calls";
import { AccountSection } from "./account-section";

type AccountOrder = components["schemas"]["OrderHistory"]["orders"][number];

const PAGE = 20;

/** Placed, but not sent to the kitchen: it waits for its payment. */
const isUnpaid = ({ status, paymentMethod, paymentStatus }: AccountOrder) =>
  status === "pending" && paymentMethod !== "cash" && paymentStatus !== "paid";

/** The orders of an account, newest first, a page at a time. */
export function OrderList({ area }: { area: DinerArea }) {
  const t = useTranslations("account.home");
  const format = useFormatter();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["account", area.realm, "orders"],
    queryFn: ({ pageParam }) => readOrders(area, { limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  const orders = data?.pages.flatMap((page) => page.orders);

  const pageOf = (order: AccountOrder) =>
    `${area.platform}/s/${order.restaurant.slug}/orders/${order.id}?${new URLSearchParams({ email: order.customerEmail })}`;
  return (
    <AccountSection title={t("orders")}>
      {!orders && <Skeleton className="mt-5 h-24" />}
      {orders?.length === 0 && <p className="mt-3 text-ink-soft">{t("noOrders")}</p>}
      <ul className="mt-3 divide-y divide-line">
        {orders?.map((order) => (
          <li key={order.id}>
            <Link
              href={pageOf(order)}
              className="-mx-3 flex items-baseline gap-4 rounded-control px-3 py-3.5 transition-colors hover:bg-sunken"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{order.restaurant.name}</span>
                <span className="block text-sm text-ink-soft">
                  {t("order", { number: order.orderNumber })} ·{" "}
                  {format.dateTime(new Date(order.createdAt), { dateStyle: "medium" })} ·{" "}
                  {isUnpaid(order) ? t("unpaid") : t(`status.${order.status}`)}
                </span>
              </span>
              <Price amount={order.total + order.giftCardAmount} currency={order.currency} />
            </Link>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          pending={isFetchingNextPage}
          onClick={() => fetchNextPage()}
          className="mt-4"
        >
          {t("more")}
        </Button>
      )}
    </AccountSection>
  );
}
