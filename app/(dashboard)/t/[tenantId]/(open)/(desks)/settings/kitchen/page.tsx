import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import { KitchenPage } from "@/components/dashboard/settings/kitchen/kitchen-page";
import { kitchenAges, screenList } from "@/components/dashboard/settings/kitchen/kitchen-queries";
import { stationList } from "@/components/dashboard/settings/printers/printer-queries";

const { generateMetadata, Page } = deskPage({
  path: "/settings/kitchen",
  title: "dashboardSettings.place.kitchen.title",
  only: managersSettings,
  first: ({ slug }) => [screenList(slug), stationList(slug), kitchenAges(slug)],
  show: () => <KitchenPage />,
});

export { generateMetadata };
export default Page;
