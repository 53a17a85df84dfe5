import { groupAccess } from "@/lib/auth/portal-guards";
import { GroupOverview, GroupParams } from "@/lib/groups/group-contract";
import { summariseGroup } from "@/lib/groups/summarise-group";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "getGroupOverview",
  summary: "Today's orders and takings at every restaurant of a group",
  tag: "Portals",
  guard: groupAccess,
  params: GroupParams,
  response: GroupOverview,
  errors: [],
  handle: ({ app, group }) => summariseGroup(app, group),
});
