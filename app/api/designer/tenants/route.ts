import { webDesigner } from "@/lib/auth/portal-guards";
import { listDesignedTenants } from "@/lib/auth/portal-store";
import { endpoint } from "@/lib/http/endpoint";
import { ThemeList } from "@/lib/tenancy/theme-contract";

export const GET = endpoint({
  operationId: "listDesignedTenants",
  summary: "The restaurants whose look you may change",
  tag: "Portals",
  guard: webDesigner,
  response: ThemeList,
  errors: [],
  handle: async ({ app, actor }) => ({ tenants: await listDesignedTenants(app.db, actor) }),
});
