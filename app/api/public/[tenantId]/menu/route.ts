import { endpoint } from "@/lib/http/endpoint";
import { PublicMenu } from "@/lib/menu/menu-contract";
import { readPublicMenu } from "@/lib/menu/read-public-menu";
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
  handle: ({ shop, request }) => readPublicMenu(shop, request.headers.get("if-none-match")),
});
