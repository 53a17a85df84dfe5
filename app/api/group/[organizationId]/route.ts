import { endpoint } from "@/lib/app/endpoint";
import { summariseGroup } from "@/lib/oversight/groups/summarise-group";
import { groupAccess } from "@/lib/people/auth/portal-guards";
import { GroupOverview, GroupParams } from "@/lib/people/groups/group-contract";

export const GET = endpoint({
  operationId: "getGroupOverview",
  summary: "Get today's orders and takings of every restaurant in a group",
  tag: "Portals",
  guard: groupAccess,
  params: GroupParams,
  response: GroupOverview,
  errors: [],
  handle: ({ app, group }) => summariseGroup(app, group),
});
