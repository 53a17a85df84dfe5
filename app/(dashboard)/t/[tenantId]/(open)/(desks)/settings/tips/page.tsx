import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { TipsPage } from "@/components/dashboard/settings/tips/tips-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/tips",
  title: "dashboardSettings.place.tips.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <TipsPage />,
});

export { generateMetadata };
export default Page;
