"use client";

import Link from "next/link";
import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useEffect, useState } from "react";
import type { z } from "zod";
import { apiCall } from "@/components/data/api-call";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import type { OrderHistory } from "@/lib/service/orders/order-search-contract";
import type { AccountArea } from "./account-area";

type History = z.output<typeof OrderHistory>;

const PAGE = 20;

/** The orders of an account, newest first, a page at a time. */
export function OrderList({ area }: { area: AccountArea }) {
  const t = useTranslations("account.home");
  const format = useFormatter();
  const [orders, setOrders] = useState<History["orders"] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const load = useCallback(
    async (after: string | null) => {
      setPending(true);
      const query = new URLSearchParams({ limit: String(PAGE), ...(after ? { cursor: after } : {}) });
      const result = await apiCall<History>("GET", `${area.api}/me/orders?${query}`);
      setPending(false);
      if (!result.ok) return;
      setOrders((before) => [...(after && before ? before : []), ...result.data.orders]);
      setCursor(result.data.nextCursor);
    },
    [area.api],
  );
  useEffect(() => {
    load(null);
  }, [load]);

  const pageOf = (order: History["orders"][number]) =>
    `/s/${order.restaurant.slug}/orders/${order.id}?${new URLSearchParams({ email: order.customerEmail })}`;
  return (
    <section aria-labelledby="orders" className="border-t border-line pt-7">
      <h2 id="orders" className="font-display text-2xl">
        {t("orders")}
      </h2>
      {orders === null && <Skeleton className="mt-5 h-24" />}
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
                  {t(`status.${order.status}`)}
                </span>
              </span>
              <Price amount={order.total + order.giftCardAmount} currency={order.currency} />
            </Link>
          </li>
        ))}
      </ul>
      {cursor && (
        <Button variant="secondary" pending={pending} onClick={() => load(cursor)} className="mt-4">
          {t("more")}
        </Button>
      )}
    </section>
  );
}
