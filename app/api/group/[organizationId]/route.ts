import { endpoint } from "@/lib/app/endpoint";
import { summariseGroup } from "@/lib/oversight/groups/summarise-group";
import { groupAccess } from "@/lib/people/auth/portal-guards";
import { GroupOverview, GroupParams, GroupQuery } from "@/lib/people/groups/group-contract";

export const GET = endpoint({
  operationId: "getGroupOverview",
  summary: "Get today at every restaurant of a group, and the figures of some days to compare",
  tag: "Groups",
  guard: groupAccess,
  params: GroupParams,
  query: GroupQuery,
  response: GroupOverview,
  errors: [],
  handle: ({ app, group, query }) => summariseGroup(app, { group, days: query.days }),
});
