import { deskPage } from "@/app/(dashboard)/desk-page";
import { MenuEditor } from "@/components/dashboard/menu/menu-editor";
import { categoryList, menuSchedule, productList } from "@/components/dashboard/menu/menu-queries";

const { generateMetadata, Page } = deskPage({
  path: "/menu",
  title: "dashboard.menu.title",
  first: ({ slug }) => [categoryList(slug), productList(slug), menuSchedule(slug)],
  show: () => <MenuEditor />,
});

export { generateMetadata };
export default Page;
