import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openAdmin } from "@/components/admin/frame/open-admin";
import { OrderPage } from "@/components/admin/orders/order-page";

interface Props {
  params: Promise<{ orderId: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminOrders");
  return { title: t("booksTitle") };
}

export default async function OrderBooksPage({ params }: Props) {
  const { orderId } = await params;
  const admin = await openAdmin(`/orders/${encodeURIComponent(orderId)}`);
  return admin && <OrderPage orderId={decodeURIComponent(orderId)} />;
}
