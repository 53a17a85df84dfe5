import { adminPage } from "@/app/(admin)/admin-page";
import { OrderDesk } from "@/components/admin/orders/order-desk";
import { readOrderFilters } from "@/components/admin/orders/order-filters";
import { orderList } from "@/components/admin/orders/order-queries";

const { generateMetadata, Page } = adminPage({
  path: "/orders",
  title: "adminNav.place.orders",
  first: ({ search }) => [orderList(readOrderFilters(search))],
  show: () => <OrderDesk />,
});

export { generateMetadata };
export default Page;
