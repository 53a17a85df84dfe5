import { deskPage } from "@/app/(dashboard)/desk-page";
import { CountDesk } from "@/components/dashboard/stock/count-desk";
import { ingredientList } from "@/components/dashboard/stock/stock-queries";

const { generateMetadata, Page } = deskPage({
  path: "/stock/count",
  title: "dashboardStock.countTitle",
  first: ({ slug }) => [ingredientList(slug)],
  show: () => <CountDesk />,
});

export { generateMetadata };
export default Page;
