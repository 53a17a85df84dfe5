import { adminPage } from "@/app/(admin)/admin-page";
import { OrderPage } from "@/components/admin/orders/order-page";
import { orderBooks } from "@/components/admin/orders/order-queries";

const { generateMetadata, Page } = adminPage({
  path: ({ params: { orderId = "" } }) => `/orders/${encodeURIComponent(orderId)}`,
  title: "adminOrders.booksTitle",
  first: ({ params: { orderId = "" } }) => [orderBooks(decodeURIComponent(orderId))],
  show: ({ params: { orderId = "" } }) => <OrderPage orderId={decodeURIComponent(orderId)} />,
});

export { generateMetadata };
export default Page;
