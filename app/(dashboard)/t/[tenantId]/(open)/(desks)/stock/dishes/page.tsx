import { deskPage } from "@/app/(dashboard)/desk-page";
import { productList } from "@/components/dashboard/menu/menu-queries";
import { DishDesk } from "@/components/dashboard/stock/dish-desk";
import { ingredientList } from "@/components/dashboard/stock/stock-queries";

const { generateMetadata, Page } = deskPage({
  path: "/stock/dishes",
  title: "dashboardStock.views.dishes",
  first: ({ slug }) => [productList(slug), ingredientList(slug)],
  show: () => <DishDesk />,
});

export { generateMetadata };
export default Page;
