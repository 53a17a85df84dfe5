import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { keepFavourite } from "@/lib/people/accounts/keep-favourite";
import { bazarUserAt } from "@/lib/people/auth/diner-guards";
import { replyEmpty } from "@/lib/platform/http/reply";

export const PUT = endpoint({
  operationId: "addFavourite",
  summary: "Make a restaurant one of your favourites",
  description: "Making it one again changes nothing. An account has up to 200.",
  tag: "Marketplace account",
  guard: bazarUserAt,
  params: TenantParams,
  response: null,
  errors: ["TENANT_NOT_FOUND", "FAVOURITE_LIMIT"],
  async handle({ app, diner, shop }) {
    await keepFavourite(app, { bazarUserId: diner.id, tenantId: shop.tenant.id, isFavourite: true });
    return replyEmpty(204);
  },
});

export const DELETE = endpoint({
  operationId: "removeFavourite",
  summary: "Remove a restaurant from your favourites",
  description: "Removing it again answers 204 as well.",
  tag: "Marketplace account",
  guard: bazarUserAt,
  params: TenantParams,
  response: null,
  errors: ["TENANT_NOT_FOUND"],
  async handle({ app, diner, shop }) {
    await keepFavourite(app, { bazarUserId: diner.id, tenantId: shop.tenant.id, isFavourite: false });
    return replyEmpty(204);
  },
});
