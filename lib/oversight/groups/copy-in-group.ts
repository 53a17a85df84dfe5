import type { App } from "@/lib/payments/app";
import { auditRequest } from "@/lib/platform/audit/audit-request";
import type { GroupCopyResult } from "./group-copy-contract";
import { type CopyInput, planCopies } from "./plan-copies";

/**
 * Copies a dish, a coupon or a setting from one restaurant of a group to others, one after the other, each with an entry in
 * its own log. What one restaurant cannot take is said, and the others get it. Throws VALIDATION_FAILED for restaurants
 * outside of the group, and PRODUCT_NOT_FOUND or COUPON_NOT_FOUND.
 */
export function copyInGroup(app: App, input: CopyInput): Promise<GroupCopyResult> {
  return planCopies(app, input, async ({ source, target }, plan) => {
    const { apply } = plan;
    if (!apply) return;
    const { actor, group, copy } = input;
    const data = { organizationId: group.id, from: source.id, kind: copy.kind };
    const act = { actor, action: "group.copied", tenantId: target.id, data };
    await auditRequest(app, act, apply);
  });
}
