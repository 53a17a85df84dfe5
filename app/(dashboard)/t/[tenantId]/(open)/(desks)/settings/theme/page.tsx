import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { ThemePage } from "@/components/dashboard/settings/theme/theme-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/theme",
  title: "dashboardSettings.place.theme.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <ThemePage />,
});

export { generateMetadata };
export default Page;
