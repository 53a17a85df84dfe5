import { endpoint } from "@/lib/app/endpoint";
import { FavouriteList } from "@/lib/people/accounts/bazar-account-contract";
import { listFavourites } from "@/lib/people/accounts/list-favourites";
import { bazarUser } from "@/lib/people/auth/diner-guards";

export const GET = endpoint({
  operationId: "listFavourites",
  summary: "List your favourite restaurants",
  description: "The latest first; those that are closed to the public are left out.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: FavouriteList,
  errors: [],
  handle: ({ app, diner }) => listFavourites(app, { bazarUserId: diner.id }),
});
