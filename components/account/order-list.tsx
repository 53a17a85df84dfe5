"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { ReceiptText, RotateCcw } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useFormatter, useTranslations } from "next-intl";
import type { components } from "@/components/data/generated/api-schema";
import { cartOfOrder } from "@/components/storefront/cart/cart-of-order";
import { storeCart } from "@/components/storefront/cart/cart-store";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import { isTillMethod } from "@/lib/payments/payments/payment-method";
import type { DinerArea } from "./account-area";
import { readOrders } from "./account-calls";
import { AccountSection } from "./account-section";
import { SectionFailure } from "./section-failure";

type AccountOrder = components["schemas"]["OrderHistory"]["orders"][number];

const PAGE = 20;

/** Placed, but not sent to the kitchen: it waits for its payment. */
const isUnpaid = ({ status, paymentMethod, paymentStatus }: AccountOrder) =>
  status === "pending" && !isTillMethod(paymentMethod) && paymentStatus !== "paid";

const isOver = ({ status }: AccountOrder) =>
  status === "delivered" || status === "canceled" || status === "rejected";
const hasReceipt = ({ paymentStatus }: AccountOrder) =>
  paymentStatus === "paid" || paymentStatus === "refunded";

function orderAddress({ id, restaurant, customerEmail }: AccountOrder, { platform }: DinerArea, page = "") {
  const query = new URLSearchParams({ email: customerEmail });
  return `${platform}/s/${restaurant.slug}/orders/${id}${page}?${query}`;
}

/** The receipt of an order, and the same dishes once more. */
function OrderActions({ order, area }: { order: AccountOrder; area: DinerArea }) {
  const t = useTranslations("account.home");
  const router = useRouter();
  const { slug } = order.restaurant;
  // Carts are kept by host: another host's restaurant fills its cart on the order's own page.
  const isHere = area.platform === "" || area.older?.slug === slug;
  const again = () => {
    if (!isHere) return window.location.assign(orderAddress(order, area));
    storeCart(slug, cartOfOrder(order));
    router.push(area.platform === "" ? `/s/${slug}/checkout` : "/checkout");
  };
  const named = { number: order.orderNumber, name: order.restaurant.name };
  return (
    <div className="-mx-3 flex flex-wrap">
      {hasReceipt(order) && (
        <Link
          href={orderAddress(order, area, "/receipt")}
          prefetch={false}
          aria-label={t("receiptOf", named)}
          className={buttonClass("quiet")}
        >
          <ReceiptText className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("receipt")}
        </Link>
      )}
      {isOver(order) && (
        <Button variant="quiet" onClick={again} aria-label={t("againOf", named)}>
          <RotateCcw className="size-4.5" strokeWidth={1.5} aria-hidden="true" />
          {t("again")}
        </Button>
      )}
    </div>
  );
}

export function OrderList({ area }: { area: DinerArea }) {
  const t = useTranslations("account.home");
  const format = useFormatter();
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["account", area.realm, "orders"],
    queryFn: ({ pageParam }) => readOrders(area, { limit: PAGE, ...(pageParam && { cursor: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  const orders = data?.pages.flatMap((page) => page.orders);

  const pageOf = (order: AccountOrder) => orderAddress(order, area);
  return (
    <AccountSection title={t("orders")}>
      {!orders && !error && <Skeleton className="mt-5 h-24" />}
      {orders?.length === 0 && <p className="mt-3 text-ink-soft">{t("noOrders")}</p>}
      <ul className="mt-3 divide-y divide-line">
        {orders?.map((order) => (
          <li key={order.id} className="py-1">
            <Link
              href={pageOf(order)}
              className="-mx-3 flex items-baseline gap-4 rounded-control px-3 py-2.5 transition-colors hover:bg-sunken"
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
            <OrderActions order={order} area={area} />
          </li>
        ))}
      </ul>
      {error && (
        <SectionFailure failure={error} pending={isFetching} onRetry={orders ? fetchNextPage : refetch} />
      )}
      {hasNextPage && !error && (
        <Button variant="secondary" pending={isFetching} onClick={() => fetchNextPage()} className="mt-4">
          {t("more")}
        </Button>
      )}
    </AccountSection>
  );
}
