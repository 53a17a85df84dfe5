import type { MemberRole } from "@/lib/platform/db/generated/enums";

type ActorRole = MemberRole | "superadmin";

/** Who may invite, promote or remove whom: owners and the platform everybody but owners, co-managers the staff. */
export function mayManage(actor: ActorRole, target: MemberRole): boolean {
  if (target === "owner") return false;
  if (actor === "owner" || actor === "superadmin") return true;
  return actor === "co_manager" && target === "staff";
}

const WIRE_NAMES = { owner: "tenant-owner", co_manager: "co-manager", staff: "staff" } as const;

/** A restaurant role on the wire. */
export function roleName(role: MemberRole): (typeof WIRE_NAMES)[MemberRole] {
  return WIRE_NAMES[role];
}
