import { deskPage } from "@/app/(dashboard)/desk-page";
import { DrawerDayPage } from "@/components/dashboard/money/drawer/drawer-day-page";
import { drawerDay, drawerList } from "@/components/dashboard/money/drawer/drawer-queries";

const idOf = ({ dayId = "" }: Record<string, string>) => decodeURIComponent(dayId);

const { generateMetadata, Page } = deskPage({
  path: ({ params }) => `/money/drawer/${params.dayId}`,
  title: "dashboardDrawer.day.title",
  first: ({ slug, params }) => [drawerDay(slug, idOf(params)), drawerList(slug)],
  show: ({ params }) => <DrawerDayPage dayId={idOf(params)} />,
});

export { generateMetadata };
export default Page;
