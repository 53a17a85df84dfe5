import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { TableOrdersPage } from "@/components/dashboard/settings/table-orders/table-orders-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/table-orders",
  title: "dashboardSettings.place.tableOrders.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <TableOrdersPage />,
});

export { generateMetadata };
export default Page;
