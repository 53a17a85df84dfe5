import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { HoursPage } from "@/components/dashboard/settings/hours/hours-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/hours",
  title: "dashboardSettings.place.hours.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <HoursPage />,
});

export { generateMetadata };
export default Page;
