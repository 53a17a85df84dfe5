import { endpoint } from "@/lib/app/endpoint";
import { compareSettings } from "@/lib/oversight/groups/compare-settings";
import { GroupDifferences } from "@/lib/oversight/groups/group-copy-contract";
import { groupAccess } from "@/lib/people/auth/portal-guards";
import { GroupParams } from "@/lib/people/groups/group-contract";

export const GET = endpoint({
  operationId: "compareGroupSettings",
  summary: "See where the restaurants of a group differ from their headquarters",
  tag: "Groups",
  guard: groupAccess,
  params: GroupParams,
  response: GroupDifferences,
  errors: [],
  handle: ({ app, group }) => compareSettings(app, group),
});
