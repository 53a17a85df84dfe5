import { isAppError } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { App } from "@/lib/payments/app";
import type { Group, PortalActor } from "@/lib/people/auth/portal-guards";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import { auditRequest } from "@/lib/platform/audit/audit-request";
import type { CopyPlan, CopyWay } from "./copy-plan";
import type { GroupCopyBody, GroupCopyResult } from "./group-copy-contract";
import { planCouponCopy } from "./plan-coupon-copy";
import { planDishCopy } from "./plan-dish-copy";
import { planSettingCopy } from "./plan-setting-copy";

interface CopyInput {
  group: Group;
  actor: PortalActor;
  copy: GroupCopyBody;
}

/**
 * Copies a dish, a coupon or a setting from one restaurant of a group to others, one after the other, each with an entry in
 * its own log. What one restaurant cannot take is said, and the others get it. Throws VALIDATION_FAILED for restaurants
 * outside of the group, and PRODUCT_NOT_FOUND or COUPON_NOT_FOUND.
 */
export function copyInGroup(app: App, input: CopyInput): Promise<GroupCopyResult> {
  return forEachTarget(app, input, async ({ source, target }, plan) => {
    const { apply } = plan;
    if (!apply) return;
    const { actor, group, copy } = input;
    const data = { organizationId: group.id, from: source.id, kind: copy.kind };
    const act = { actor, action: "group.copied", tenantId: target.id, data };
    await auditRequest(app, act, apply);
  });
}

/** The same without doing it. */
export function previewGroupCopy(app: App, input: CopyInput): Promise<GroupCopyResult> {
  return forEachTarget(app, input, async () => {});
}

async function forEachTarget(
  app: App,
  { group, actor, copy }: CopyInput,
  carryOut: (way: CopyWay, plan: CopyPlan) => Promise<void>,
): Promise<GroupCopyResult> {
  const source = memberOf(group, copy.from, "from");
  const targets = copy.to.map((ref) => memberOf(group, ref, "to"));
  if (targets.some(({ id }) => id === source.id)) refuseField("to", "names the restaurant itself");
  const results: GroupCopyResult["results"] = [];
  for (const target of targets) {
    const way = { app, source, target, actorId: actor.userId };
    const { apply, ...plan } = await planOf(way, copy);
    const about = { slug: target.slug, name: target.name, message: null };
    try {
      await carryOut(way, { ...plan, ...(apply ? { apply } : {}) });
      results.push({ ...about, ...plan });
    } catch (error) {
      if (!isAppError(error)) throw error;
      const { message } = error;
      results.push({ ...about, message, outcome: "refused", reason: "REFUSED", changes: [] });
    }
  }
  return { results };
}

function memberOf({ tenants }: Group, ref: string, field: string): TenantRef {
  return (
    tenants.find(({ id, slug }) => id === ref || slug === ref) ??
    refuseField(field, "must be restaurants of the group")
  );
}

function planOf(way: CopyWay, { kind, subjectId }: GroupCopyBody): Promise<CopyPlan> {
  if (kind !== "dish" && kind !== "coupon") return planSettingCopy(way, kind);
  const id = subjectId ?? refuseField("subjectId", "must name what is copied");
  return kind === "dish" ? planDishCopy(way, id) : planCouponCopy(way, id);
}
