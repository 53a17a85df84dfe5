import { deskPage } from "@/app/(dashboard)/desk-page";
import { TaxPage } from "@/components/dashboard/settings/tax/tax-page";
import { taxSettings } from "@/components/dashboard/settings/tax/use-tax";

const { generateMetadata, Page } = deskPage({
  path: "/settings/tax",
  title: "dashboardSettings.place.tax.title",
  first: ({ slug }) => [taxSettings(slug)],
  show: () => <TaxPage />,
});

export { generateMetadata };
export default Page;
