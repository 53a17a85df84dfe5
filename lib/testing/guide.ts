import type { RestaurantSearch } from "@/lib/restaurant/marketplace/search-restaurants";

/** The marketplace as it opens: nothing is asked for. */
export const GUIDE: RestaurantSearch = {
  locale: "en",
  text: null,
  textCuisines: [],
  near: null,
  cuisine: null,
  service: null,
  openNow: false,
  sort: "recommended",
  after: null,
};
