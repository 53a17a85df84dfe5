import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { ProfilePage } from "@/components/dashboard/settings/profile-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/profile",
  title: "dashboardSettings.place.profile.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <ProfilePage />,
});

export { generateMetadata };
export default Page;
