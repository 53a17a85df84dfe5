import { deskPage } from "@/app/(dashboard)/desk-page";
import { KeysPage } from "@/components/dashboard/settings/keys-page";

const { generateMetadata, Page } = deskPage({
  path: "/settings/keys",
  title: "dashboardSettings.place.keys.title",
  show: () => <KeysPage />,
});

export { generateMetadata };
export default Page;
