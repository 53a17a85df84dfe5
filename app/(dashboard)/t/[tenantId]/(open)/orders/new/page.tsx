import { deskPage } from "@/app/(dashboard)/desk-page";
import { categoryList, productList } from "@/components/dashboard/menu/menu-queries";
import { NewOrderPage } from "@/components/dashboard/new-order/new-order-page";
import { ordersToday } from "@/components/dashboard/orders/order-queries";

const { generateMetadata, Page } = deskPage({
  path: "/orders/new",
  title: "dashboardNewOrder.title",
  first: ({ slug }) => [categoryList(slug), productList(slug), ordersToday(slug)],
  show: () => <NewOrderPage />,
});

export { generateMetadata };
export default Page;
