import { deskPage } from "@/app/(dashboard)/desk-page";
import { DeliveryPage } from "@/components/dashboard/settings/delivery-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";

const { generateMetadata, Page } = deskPage({
  path: "/settings/delivery",
  title: "dashboardSettings.place.delivery.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <DeliveryPage />,
});

export { generateMetadata };
export default Page;
