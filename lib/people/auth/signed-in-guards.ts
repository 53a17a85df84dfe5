import type { Guard } from "@/lib/platform/http/guard";
import type { StaffSession } from "./session-store";
import { onePersons, signedInSessionOf } from "./staff-guards";

/** Somebody of the staff and the session that carries them, whatever else it opens. */
export type SignedIn = Pick<StaffSession, "sessionId" | "userId" | "name" | "email" | "role" | "signIn">;

/** Any session of the staff, about its own account. Where a browser has both kinds, it is the super-admin's. */
export const signedInStaff: Guard<{ actor: SignedIn }> = {
  name: "staff",
  cookies: ["platform_session", "admin_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED"],
  async check(input) {
    const session = (await signedInSessionOf(input, "admin")) ?? (await signedInSessionOf(input, "platform"));
    return { actor: onePersons(session) };
  },
};

/** The same as `signedInStaff`, of the kind that the query's `scope` names. */
export const staffOfScope: Guard<{ actor: SignedIn }> = {
  ...signedInStaff,
  async check(input) {
    const scope = new URL(input.request.url).searchParams.get("scope");
    if (scope !== "platform" && scope !== "admin") return signedInStaff.check(input);
    return { actor: onePersons(await signedInSessionOf(input, scope)) };
  },
};
