import type { StaffActor } from "@/lib/people/auth/staff-guards";

/** Whoever makes or changes a key: an owner of a restaurant, of a group's headquarters, or a super-admin. */
export type KeyMaker = Pick<StaffActor, "userId" | "signIn">;
