import { endpoint } from "@/lib/app/endpoint";
import { GroupCopyBody, GroupCopyResult } from "@/lib/oversight/groups/group-copy-contract";
import { previewGroupCopy } from "@/lib/oversight/groups/preview-group-copy";
import { groupAccess } from "@/lib/people/auth/portal-guards";
import { GroupParams } from "@/lib/people/groups/group-contract";

export const POST = endpoint({
  operationId: "previewGroupCopy",
  summary: "See what a copy would change at each restaurant of a group",
  tag: "Groups",
  guard: groupAccess,
  params: GroupParams,
  body: GroupCopyBody,
  response: GroupCopyResult,
  errors: ["PRODUCT_NOT_FOUND", "COUPON_NOT_FOUND"],
  handle: ({ app, actor, group, body }) => previewGroupCopy(app, { group, actor, copy: body }),
});
