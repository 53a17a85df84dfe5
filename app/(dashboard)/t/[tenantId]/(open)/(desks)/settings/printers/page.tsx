import { managersSettings } from "@/app/(dashboard)/admitted";
import { deskPage } from "@/app/(dashboard)/desk-page";
import {
  printerList,
  stationList,
  ticketList,
} from "@/components/dashboard/settings/printers/printer-queries";
import { PrintersPage } from "@/components/dashboard/settings/printers/printers-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/printers",
  title: "dashboardSettings.place.printers.title",
  only: managersSettings,
  first: ({ slug }) => [printerList(slug), stationList(slug), ticketList(slug)],
  show: () => <PrintersPage />,
});

export { generateMetadata };
export default Page;
