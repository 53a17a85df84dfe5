import { deskPage } from "@/app/(dashboard)/desk-page";
import { restaurantSettings } from "@/components/dashboard/settings/frame/use-settings";
import { LegalPage } from "@/components/dashboard/settings/legal-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/legal",
  title: "dashboardSettings.place.legal.title",
  first: ({ slug }) => [restaurantSettings(slug)],
  show: () => <LegalPage />,
});

export { generateMetadata };
export default Page;
