import { deskPage } from "@/app/(dashboard)/desk-page";
import { openDisputes } from "@/components/dashboard/disputes/dispute-queries";
import { OrderHistory } from "@/components/dashboard/orders/history/order-history";
import { readOrderFilters, writeOrderFilters } from "@/components/dashboard/orders/order-filters";
import { oneOrder, orderHistory } from "@/components/dashboard/orders/order-queries";

const { generateMetadata, Page } = deskPage({
  path({ search }) {
    const filters = writeOrderFilters(readOrderFilters(search));
    const order = search.get("order");
    if (order) filters.set("order", order);
    return `/history?${filters}`;
  },
  title: "dashboard.history.title",
  first({ slug, search, actor }) {
    const order = search.get("order");
    return [
      orderHistory(slug, readOrderFilters(search)),
      ...(order ? [oneOrder(slug, order)] : []),
      ...(actor.role === "staff" ? [] : [openDisputes(slug)]),
    ];
  },
  show: ({ actor }) => <OrderHistory staffId={actor.userId} />,
});

export { generateMetadata };
export default Page;
