import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { replyText } from "@/lib/platform/http/reply";
import { PublicMenu } from "@/lib/restaurant/menu/menu-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getPublicMenu",
  summary: "Get the public menu",
  description:
    "Omits hidden categories, drafts and sold-out products. Returns an ETag; If-None-Match answers 304.",
  tag: "Menu",
  guard: publicTenant,
  params: TenantParams,
  response: PublicMenu,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ shop }) => replyText(shop.publicMenu.text, { etag: shop.publicMenu.etag }),
});
