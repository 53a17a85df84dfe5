import { deskPage } from "@/app/(dashboard)/desk-page";
import { DrawerDesk } from "@/components/dashboard/money/drawer/drawer-desk";
import { drawerDays, drawerList } from "@/components/dashboard/money/drawer/drawer-queries";

const { generateMetadata, Page } = deskPage({
  path: "/money/drawer",
  title: "dashboardDrawer.title",
  first: ({ slug }) => [drawerList(slug), drawerDays(slug)],
  show: () => <DrawerDesk />,
});

export { generateMetadata };
export default Page;
