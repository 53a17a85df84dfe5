import { endpoint } from "@/lib/app/endpoint";
import { copyInGroup } from "@/lib/oversight/groups/copy-in-group";
import { GroupCopyBody, GroupCopyResult } from "@/lib/oversight/groups/group-copy-contract";
import { groupAccess } from "@/lib/people/auth/portal-guards";
import { GroupParams } from "@/lib/people/groups/group-contract";

export const POST = endpoint({
  operationId: "copyInGroup",
  summary: "Copy a dish, a coupon or a setting to other restaurants of a group",
  description:
    "Restaurants get it one after the other; the answer says what happened at each. Repeating it changes nothing more. Each restaurant's audit log has an entry.",
  tag: "Groups",
  guard: groupAccess,
  params: GroupParams,
  body: GroupCopyBody,
  response: GroupCopyResult,
  errors: ["PRODUCT_NOT_FOUND", "COUPON_NOT_FOUND"],
  idempotent: true,
  audited: true,
  handle: ({ app, actor, group, body }) => copyInGroup(app, { group, actor, copy: body }),
});
