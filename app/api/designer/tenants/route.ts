import { listDesigns } from "@/lib/auth/list-designs";
import { webDesigner } from "@/lib/auth/portal-guards";
import { endpoint } from "@/lib/http/endpoint";
import { ThemeList } from "@/lib/tenancy/theme-contract";

export const GET = endpoint({
  operationId: "listDesignedTenants",
  summary: "The restaurants whose look you may change",
  tag: "Portals",
  guard: webDesigner,
  response: ThemeList,
  errors: [],
  handle: ({ app, actor }) => listDesigns(app, actor),
});
