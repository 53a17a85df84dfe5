import { isAppError } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import type { App } from "@/lib/payments/app";
import type { Group, PortalActor } from "@/lib/people/auth/portal-guards";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import type { CopyPlan, CopyWay } from "./copy-plan";
import type { GroupCopyBody, GroupCopyResult } from "./group-copy-contract";
import { planCouponCopy } from "./plan-coupon-copy";
import { planDishCopy } from "./plan-dish-copy";
import { planSettingCopy } from "./plan-setting-copy";

export interface CopyInput {
  group: Group;
  actor: PortalActor;
  copy: GroupCopyBody;
}

/** Plans a copy for one restaurant after the other, and hands each plan over before the next is made. */
export async function planCopies(
  app: App,
  { group, actor, copy }: CopyInput,
  carryOut: (way: CopyWay, plan: CopyPlan) => Promise<void>,
): Promise<GroupCopyResult> {
  const source = memberOf(group, copy.source, "source");
  const targets = copy.targets.map((ref) => memberOf(group, ref, "targets"));
  if (targets.some(({ id }) => id === source.id))
    refuseField("targets", "must not name the restaurant itself");
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
  const id = subjectId ?? refuseField("subjectId", "must say what to copy");
  return kind === "dish" ? planDishCopy(way, id) : planCouponCopy(way, id);
}
