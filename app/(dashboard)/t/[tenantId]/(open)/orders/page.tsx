import { redirect } from "next/navigation";
import { dashboardBases } from "@/components/dashboard/frame/open-dashboard";
import { readOrderFilters, writeOrderFilters } from "@/components/dashboard/orders/order-filters";
import { tenantHref } from "@/components/frame/tenant-href";
import OrderBoardPage, { generateMetadata } from "../page";

interface Props {
  params: Promise<{ tenantId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export { generateMetadata };

/** The board under its name. The history was here once: an address with its filters leads there. */
export default async function OrdersPage({ params, searchParams }: Props) {
  const given = Object.entries(await searchParams).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value]] : [],
  );
  const filters = writeOrderFilters(readOrderFilters(new URLSearchParams(given))).toString();
  if (filters === "") return <OrderBoardPage params={params} searchParams={searchParams} />;
  const { dashboard } = await dashboardBases((await params).tenantId);
  redirect(`${tenantHref(dashboard, "/history")}?${filters}`);
}
