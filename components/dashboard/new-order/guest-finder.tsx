"use client";

import { useQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import type { Ref } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";

/** Fewer digits find too many guests. */
const FEWEST_CHARACTERS = 3;
const MOST_FOUND = 20;

interface GuestFinderProps {
  phone: string;
  onPhone: (phone: string) => void;
  onGuest: (last: BoardOrder) => void;
  error?: string | undefined;
  ref?: Ref<HTMLDivElement>;
}

/** The guest's phone number; who ordered with it before is found while it is typed. */
export function GuestFinder({ phone, onPhone, onGuest, error, ref }: GuestFinderProps) {
  const t = useTranslations("dashboardNewOrder");
  const format = useFormatter();
  const { slug: tenantId } = useDashboardTenant();
  const search = phone.trim();
  const { data } = useQuery({
    queryKey: [...ordersKey(tenantId), "guest", search],
    queryFn: () => {
      const params = { path: { tenantId }, query: { search, limit: MOST_FOUND } };
      return dataOf(api.GET("/api/tenant/{tenantId}/orders", { params }));
    },
    enabled: search.length >= FEWEST_CHARACTERS,
  });
  const found = lastOrders(data?.orders ?? []);
  return (
    <div ref={ref}>
      <Field label={t("phone")} error={error}>
        <Combobox
          text={phone}
          onText={onPhone}
          groups={[
            {
              label: null,
              options: found.map((order) => ({
                value: order.id,
                label: `${order.customerName} · ${order.customerPhone}`,
                note: t("lastOrder", {
                  number: order.orderNumber,
                  day: format.dateTime(new Date(order.createdAt), { dateStyle: "medium" }),
                }),
              })),
            },
          ]}
          noneLabel={null}
          onPick={({ value }) => {
            const last = found.find(({ id }) => id === value);
            if (last) onGuest(last);
          }}
        />
      </Field>
    </div>
  );
}

/** The last order of each guest: the same number and name is one. */
function lastOrders(orders: readonly BoardOrder[]): BoardOrder[] {
  const byGuest = new Map<string, BoardOrder>();
  for (const order of orders) {
    const guest = `${order.customerPhone} ${order.customerName}`;
    if (order.customerPhone !== "" && !byGuest.has(guest)) byGuest.set(guest, order);
  }
  return [...byGuest.values()];
}
