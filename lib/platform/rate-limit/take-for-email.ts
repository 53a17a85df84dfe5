import { createHmac } from "node:crypto";
import type { App } from "@/lib/platform/app";
import type { Attempt, Hit } from "./limiter";
import type { RateLimitPolicy } from "./limits";

/**
 * Represents an email address in the key of a limit. It cannot be traced without the server's secret, so a limit may
 * outlive the erasure of a person, and nobody can reset it by erasing an account.
 */
function digestOf(email: string, secret: string): string {
  return createHmac("sha256", secret).update(`limit:${email}`).digest("base64url");
}

type ForEmail = { within: readonly string[]; email: string };
type Counting = Pick<App, "limiter" | "env">;

/**
 * Counts under each of the installation's secrets, so that replacing one opens no new window. What was counted is given
 * back when a later one is refused.
 */
async function underEachSecret<Counted extends Hit>(
  { env }: Counting,
  { within, email }: ForEmail,
  count: (key: readonly string[]) => Promise<Counted>,
): Promise<Counted[]> {
  const counted: Counted[] = [];
  try {
    for (const secret of env.SESSION_SECRET) counted.push(await count([...within, digestOf(email, secret)]));
  } catch (error) {
    await giveBack(counted);
    throw error;
  }
  return counted;
}

async function giveBack(counted: readonly Hit[]): Promise<void> {
  await Promise.all(counted.map((hit) => hit.giveBack()));
}

/** Takes a limit that an email address has, within the other parts of its key. Throws RATE_LIMITED. */
export async function takeForEmail(app: Counting, policy: RateLimitPolicy, key: ForEmail): Promise<Hit> {
  const hits = await underEachSecret(app, key, (parts) => app.limiter.take(policy, parts));
  return { giveBack: () => giveBack(hits) };
}

/** Records an attempt of an email address before it is known whether it fails. Throws RATE_LIMITED. */
export async function attemptForEmail(
  app: Counting,
  policy: RateLimitPolicy,
  key: ForEmail,
): Promise<Attempt> {
  const attempts = await underEachSecret(app, key, (parts) => app.limiter.attempt(policy, parts));
  return {
    giveBack: () => giveBack(attempts),
    fail: async () => {
      await Promise.all(attempts.map((attempt) => attempt.fail()));
    },
  };
}
