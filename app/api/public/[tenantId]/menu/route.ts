import { endpoint } from "@/lib/http/endpoint";
import { replyText } from "@/lib/http/reply";
import { PublicMenu } from "@/lib/menu/menu-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "getPublicMenu",
  summary: "The menu as diners see it",
  description:
    "Omits hidden categories, drafts and sold-out products. Carries an ETag; If-None-Match answers 304.",
  tag: "Menu",
  guard: publicTenant,
  params: TenantParams,
  response: PublicMenu,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ shop }) => replyText(shop.publicMenu.text, { etag: shop.publicMenu.etag }),
});
