import { fail } from "@/lib/core/errors/app-error";
import type { MemberRole } from "@/lib/platform/db/generated/enums";
import type { ApiTag } from "@/lib/platform/http/api-tags";

/** What a session is that a restaurant's team shares on one device (docs/decisions/105). */
export type SharedDevice = {
  /** The restaurant where it works, and nowhere else. */
  tenantId: string;
  /** After how long without a touch it locks itself. */
  idleMinutes: number;
  /** Whether the order board stays visible while it is locked. */
  showsBoard: boolean;
  /** Who gave their PIN last and still acts; null while it is locked. */
  acting: { userId: string; name: string; email: string; role: MemberRole; until: Date } | null;
};

const RANKS: Record<MemberRole, number> = { staff: 0, co_manager: 1, owner: 2 };

/** The role with fewer rights: a PIN gives nothing that the session has not, nor the session what the member has not. */
export function lowerRole(one: MemberRole, other: MemberRole): MemberRole {
  return RANKS[one] <= RANKS[other] ? one : other;
}

/**
 * Whether a locked device may read something for its visible board: by the tag of an operation, or a page, which shows
 * by itself what it may.
 */
export function isOfBoard(device: SharedDevice, { method, tag }: { method: string; tag?: ApiTag }): boolean {
  const isRead = method === "GET" || method === "HEAD";
  return device.showsBoard && isRead && (tag === undefined || tag === "Order management");
}

/** Throws OWN_SIGN_IN_REQUIRED. */
export function refuseOnSharedDevice(): never {
  return fail(
    "OWN_SIGN_IN_REQUIRED",
    "This is a shared device, and a PIN is not enough for this. Sign in with your own password on another device.",
  );
}
