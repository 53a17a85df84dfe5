import { networkOf } from "@/lib/core/network/client-address";
import type { Attempt, Limiter } from "./limiter";
import type { RateLimitPolicy } from "./limits";

type Taken = { policy: RateLimitPolicy; keyParts: readonly string[] };

/** The request again as one of its caller's IPv6 network; null where networks are not counted. */
function ofNetwork({ policy, keyParts }: Taken): Taken | null {
  const network = policy.networkLimit === undefined ? null : networkOf(keyParts.at(-1) ?? "");
  if (network === null || policy.networkLimit === undefined) return null;
  return {
    policy: { ...policy, name: `${policy.name}-network`, limit: policy.networkLimit },
    keyParts: [...keyParts.slice(0, -1), network],
  };
}

/**
 * A limiter that counts callers by IPv6 also by their network (/48), where a limit says so. Both have to have a place;
 * what the network refuses costs the address nothing.
 */
export function countNetworks(limiter: Limiter): Limiter {
  async function both<T extends { giveBack(): Promise<void> }>(
    asked: Taken,
    admit: (taken: Taken) => Promise<T>,
  ): Promise<[T] | [T, T]> {
    const own = await admit(asked);
    const network = ofNetwork(asked);
    if (!network) return [own];
    try {
      return [own, await admit(network)];
    } catch (error) {
      await own.giveBack();
      throw error;
    }
  }
  return {
    ...limiter,
    async take(policy, keyParts) {
      const hits = await both({ policy, keyParts }, (taken) => limiter.take(taken.policy, taken.keyParts));
      return { giveBack: () => each(hits, (hit) => hit.giveBack()) };
    },
    async attempt(policy, keyParts) {
      const attempts: Attempt[] = await both({ policy, keyParts }, (taken) =>
        limiter.attempt(taken.policy, taken.keyParts),
      );
      return {
        giveBack: () => each(attempts, (attempt) => attempt.giveBack()),
        fail: () => each(attempts, (attempt) => attempt.fail()),
      };
    },
  };
}

async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  await Promise.all(items.map(work));
}
