import { actionKey } from "@/components/frame/audit/action-key";
import { READ_AREAS, readAction } from "@/lib/people/support/support-read";

/** Acts that are recorded under a name of their own; all others are recorded under their operation's. */
export const NAMED_ACTIONS: readonly string[] = [
  "auth.signed-in",
  "auth.sign-in-failed",
  "auth.signed-out",
  "auth.reauthenticated",
  "auth.password-reset",
  "auth.second-factor-enabled",
  "auth.second-factor-disabled",
  "auth.recovery-codes-renewed",
  "staff.invited",
  "staff.joined",
  "staff.removed",
  "staff.role-changed",
  "staff.uninvited",
  "pin.locked",
  "order.refunded",
  "restaurant.exported",
  "tenant.created",
  "tenant.opened",
  "tenant.expired",
  "tenant.changed",
  "twin.opened",
  "twin.removed",
  "user.created",
  "user.changed",
  "organization.created",
  "organization.changed",
  "support.started",
  "support.ended",
  ...READ_AREAS.map(readAction),
  "commissions.paid",
  "escrow.flag-cleared",
  "job.retried",
];

const BY_KEY = new Map<string, string>(NAMED_ACTIONS.map((action) => [actionKey(action), action]));

/** The action that the log holds for a key of the words. */
export function actionOfKey(key: string): string {
  return BY_KEY.get(key) ?? key;
}
