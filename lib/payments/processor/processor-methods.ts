import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "@/lib/platform/clock";
import type { Env } from "@/lib/platform/env/env";
import type { AfterAnswer } from "@/lib/platform/live/after-answer";
import type { Log } from "@/lib/platform/log/log";
import { methodTakes } from "./method-rules";
import { type PlatformAccount, payoutObstacle } from "./payout-route";
import type { PaymentGateway } from "./stripe-gateway";

/**
 * Whether the account at the processor can take a method type, such as `klarna` or `apple_pay`, for a restaurant, and pass
 * the money on to it.
 */
export type TakesMethod = (type: string, restaurant: { country: string; currency: string }) => boolean;

export type ProcessorMethods = {
  current(): Promise<TakesMethod>;
  /** Where the platform's account is and what it settles in; null while nobody knows. */
  platform(): Promise<PlatformAccount | null>;
  /** What card statements begin with; null while nobody knows. */
  statementPrefix(): Promise<string | null>;
};

const FRESH_MS = 5 * 60_000;
const PATIENCE_MS = 1_000;

/**
 * What is switched on at the processor and where its account is, asked again in the background after five minutes. Until it
 * has answered, every method counts as taken, and the country as the environment has it: the processor refuses by itself
 * what it does not take, and its silence must not close a restaurant. Never throws.
 */
export function createProcessorMethods(parts: {
  payments: PaymentGateway;
  env: Pick<Env, "STRIPE_ACCOUNT_COUNTRY" | "STRIPE_SETTLEMENT_CURRENCIES">;
  clock: Clock;
  log: Log;
  afterAnswer: AfterAnswer;
}): ProcessorMethods {
  const { payments, env, clock, log, afterAnswer } = parts;
  let types: ReadonlySet<string> | null = null;
  let platform = platformOf(env, null);
  let statementPrefix: string | null = null;
  let askedAt: Date | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    await Promise.all([
      tell("the payment methods", async () => {
        types = await payments.listMethodTypes();
      }),
      tell("the platform's account", async () => {
        const answer = await payments.accounts.retrievePlatform();
        if (!answer.ok) throw new Error(answer.message);
        platform = platformOf(env, answer.value);
        statementPrefix = answer.value.statementPrefix;
      }),
    ]);
    askedAt = clock.now();
    asking = null;
  }

  async function tell(what: string, read: () => Promise<void>): Promise<void> {
    try {
      await read();
    } catch (error) {
      log.warn({ err: error, part: "payments" }, `could not read ${what} from the processor`);
    }
  }

  async function refresh(): Promise<void> {
    const isFresh = askedAt !== null && clock.now().getTime() - askedAt.getTime() < FRESH_MS;
    if (isFresh) return;
    if (!asking) {
      const begun = ask();
      asking = begun;
      afterAnswer(() => begun);
    }
    if (askedAt === null) await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false })]);
  }

  return {
    async current() {
      await refresh();
      const platformCountry = platform?.country ?? null;
      return (type, restaurant) =>
        (types?.has(type) ?? true) &&
        methodTakes(type, { currency: restaurant.currency, platformCountry }) &&
        (platform === null || payoutObstacle(platform, restaurant) === null);
    },
    async platform() {
      await refresh();
      return platform;
    },
    async statementPrefix() {
      await refresh();
      return statementPrefix;
    },
  };
}

/** What the processor said, and what it cannot: a currency shows in a balance once there was money in it. */
function platformOf(
  env: Pick<Env, "STRIPE_ACCOUNT_COUNTRY" | "STRIPE_SETTLEMENT_CURRENCIES">,
  told: PlatformAccount | null,
): PlatformAccount | null {
  const country = told?.country || env.STRIPE_ACCOUNT_COUNTRY;
  const named = env.STRIPE_SETTLEMENT_CURRENCIES ?? [];
  const settlementCurrencies = [...new Set([...(told?.settlementCurrencies ?? []), ...named])];
  return country && settlementCurrencies.length > 0 ? { country, settlementCurrencies } : null;
}
