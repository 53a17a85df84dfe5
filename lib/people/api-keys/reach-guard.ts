import { fail } from "@/lib/core/errors/app-error";
import { onePersons, staffSessionOf } from "@/lib/people/auth/staff-guards";
import type { KeyInUse } from "@/lib/people/keys/api-key";
import { keyCallerOf } from "@/lib/people/keys/key-guards";
import type { Guard } from "@/lib/platform/http/guard";

/** Whose restaurants are asked for: a key's, or somebody's. */
export type Reaching = { key: KeyInUse } | { userId: string };

/** A program with its key, or somebody of a team, about which restaurants they reach. */
export const reaching: Guard<{ reach: Reaching }> = {
  name: "reaching",
  cookies: ["platform_session"],
  refusals: ["OWN_SIGN_IN_REQUIRED", "KEY_ADDRESS_REFUSED", "RATE_LIMITED"],
  async check(input) {
    const key = await keyCallerOf(input);
    if (key) return { reach: { key } };
    const session = await staffSessionOf(input, "platform");
    if (!session) return fail("UNAUTHENTICATED", "Send an API key, or sign in first.");
    return { reach: { userId: onePersons(session).userId } };
  },
};
