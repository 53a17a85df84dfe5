import { endpoint } from "@/lib/app/endpoint";
import { listAssignedThemes } from "@/lib/people/auth/list-assigned-themes";
import { webDesigner } from "@/lib/people/auth/portal-guards";
import { ThemeList } from "@/lib/restaurant/tenancy/theme-contract";

export const GET = endpoint({
  operationId: "listDesignedTenants",
  summary: "List the restaurants whose theme you may change",
  description: "A super-admin assigns designers to restaurants.",
  tag: "Portals",
  guard: webDesigner,
  response: ThemeList,
  errors: [],
  handle: ({ app, actor }) => listAssignedThemes(app, actor),
});
