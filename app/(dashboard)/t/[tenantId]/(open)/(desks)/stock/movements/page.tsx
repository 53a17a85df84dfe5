import { deskPage } from "@/app/(dashboard)/desk-page";
import { MovementDesk } from "@/components/dashboard/stock/movement-desk";
import { movementList } from "@/components/dashboard/stock/stock-queries";

const { generateMetadata, Page } = deskPage({
  path: "/stock/movements",
  title: "dashboardStock.views.movements",
  first: ({ slug }) => [movementList(slug, null)],
  show: () => <MovementDesk />,
});

export { generateMetadata };
export default Page;
