import { adminPage } from "@/app/(admin)/admin-page";
import { RestaurantDesk } from "@/components/admin/restaurants/restaurant-desk";
import { readRestaurantFilters } from "@/components/admin/restaurants/restaurant-filters";
import { restaurantList } from "@/components/admin/restaurants/restaurant-queries";

const { generateMetadata, Page } = adminPage({
  path: "/restaurants",
  title: "adminRestaurants.title",
  first: ({ search }) => {
    const filters = readRestaurantFilters(search);
    return [restaurantList({ ...filters, search: filters.search?.trim() || null })];
  },
  show: () => <RestaurantDesk />,
});

export { generateMetadata };
export default Page;
