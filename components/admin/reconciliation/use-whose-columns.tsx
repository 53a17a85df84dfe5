"use client";

import { useTranslations } from "next-intl";
import { RestaurantLink } from "@/components/admin/frame/restaurant-link";
import { OrderLink } from "@/components/admin/orders/order-link";
import type { Column } from "@/components/ui/table";

type Whose = {
  orderId: string | null;
  orderNumber: string | null;
  restaurant: { slug: string; name: string } | null;
};

export function useWhoseColumns(): Column<Whose>[] {
  const words = useTranslations("adminCommon");
  const orders = useTranslations("adminOrders");
  return [
    {
      key: "order",
      header: orders("number"),
      cell: ({ orderId, orderNumber }) =>
        orderId ? <OrderLink orderId={orderId} number={orderNumber ?? orderId} /> : "–",
    },
    {
      key: "restaurant",
      header: words("restaurant"),
      wideOnly: true,
      cell: ({ restaurant }) => (restaurant ? <RestaurantLink restaurant={restaurant} /> : "–"),
    },
  ];
}
