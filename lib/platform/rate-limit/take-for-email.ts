import { createHmac } from "node:crypto";
import type { App } from "@/lib/platform/app";
import type { Hit } from "./limiter";
import type { RateLimitPolicy } from "./limits";

/**
 * Represents an email address in the key of a limit. It cannot be traced without the server's secret, so a limit may
 * outlive the erasure of a person, and nobody can reset it by erasing an account.
 */
function digestOf(email: string, secret: string): string {
  return createHmac("sha256", secret).update(`limit:${email}`).digest("base64url");
}

/**
 * Takes a limit that an email address has, within the other parts of its key. It is counted under each of the
 * installation's secrets, so that replacing one opens no new window. Throws RATE_LIMITED.
 */
export async function takeForEmail(
  { limiter, env }: Pick<App, "limiter" | "env">,
  policy: RateLimitPolicy,
  { within, email }: { within: readonly string[]; email: string },
): Promise<Hit> {
  const hits: Hit[] = [];
  const giveBack = async () => {
    await Promise.all(hits.map((hit) => hit.giveBack()));
  };
  try {
    for (const secret of env.SESSION_SECRET)
      hits.push(await limiter.take(policy, [...within, digestOf(email, secret)]));
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { giveBack };
}
