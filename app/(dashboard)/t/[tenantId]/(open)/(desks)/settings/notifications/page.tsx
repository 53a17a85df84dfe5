import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { NotificationsPage } from "@/components/dashboard/settings/notifications-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/notifications",
  title: "dashboardSettings.place.notifications.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <NotificationsPage />,
});

export { generateMetadata };
export default Page;
