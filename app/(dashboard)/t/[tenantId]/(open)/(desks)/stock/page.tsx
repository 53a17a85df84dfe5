import { deskPage } from "@/app/(dashboard)/desk-page";
import { IngredientDesk } from "@/components/dashboard/stock/ingredient-desk";
import { ingredientList } from "@/components/dashboard/stock/stock-queries";

const { generateMetadata, Page } = deskPage({
  path: "/stock",
  title: "dashboardStock.title",
  first: ({ slug }) => [ingredientList(slug)],
  show: () => <IngredientDesk />,
});

export { generateMetadata };
export default Page;
