import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { replyReady } from "@/lib/platform/http/reply";
import { PublicMenu } from "@/lib/restaurant/menu/menu-contract";
import { openTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "getPublicMenu",
  summary: "Get the public menu",
  description:
    "Omits hidden categories, drafts and sold-out products. Returns an ETag; If-None-Match answers 304.",
  tag: "Menu",
  guard: openTenant,
  params: TenantParams,
  response: PublicMenu,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ app, tenant }) => replyReady((encoding) => app.shops.getMenu(tenant, encoding)),
});
