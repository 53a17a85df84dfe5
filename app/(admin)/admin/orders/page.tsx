import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { OrderDesk } from "@/components/admin/orders/order-desk";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminNav");
  return { title: t("place.orders") };
}

export default async function OrdersPage() {
  const admin = await openAdmin("/orders");
  return admin && <OrderDesk />;
}
