import type { App } from "@/lib/payments/app";
import type { TenantRef } from "@/lib/people/auth/staff-guards";
import type { CopyChange, GroupCopyResult } from "./group-copy-contract";

/** What a copy does at one restaurant, and how; nothing is done where `apply` is missing. */
export type CopyPlan = Pick<GroupCopyResult["results"][number], "outcome" | "reason" | "changes"> & {
  apply?: () => Promise<unknown>;
};

export type CopyWay = { app: App; source: TenantRef; target: TenantRef; actorId: string };

export const unchanged: CopyPlan = { outcome: "unchanged", reason: null, changes: [] };

/** A copy that a restaurant cannot take. */
export function refusedCopy(reason: NonNullable<CopyPlan["reason"]>): CopyPlan {
  return { outcome: "refused", reason, changes: [] };
}

/** The fields whose texts differ. */
export function changedTexts(
  before: Readonly<Record<string, string>> | null,
  after: Readonly<Record<string, string>>,
): CopyChange[] {
  return Object.entries(after).flatMap(([field, text]) =>
    before?.[field] === text ? [] : [{ field, before: before?.[field] ?? null, after: text }],
  );
}
