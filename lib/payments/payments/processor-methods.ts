import { setTimeout as wait } from "node:timers/promises";
import type { Clock } from "@/lib/platform/clock";
import type { AfterAnswer } from "@/lib/platform/live/after-answer";
import type { Log } from "@/lib/platform/log/log";
import type { PaymentGateway } from "./stripe-gateway";

/** Whether the account at the processor can take a method type, such as `klarna` or `apple_pay`. */
export type TakesMethod = (type: string) => boolean;
export type ProcessorMethods = { current(): Promise<TakesMethod> };

const FRESH_MS = 5 * 60_000;
const PATIENCE_MS = 1_000;

/**
 * What is switched on at the processor, asked again in the background after five minutes. Until it has answered, every method counts as
 * taken: it refuses by itself what it does not take, and its silence must not close a restaurant. Never throws.
 */
export function createProcessorMethods(parts: {
  payments: PaymentGateway;
  clock: Clock;
  log: Log;
  afterAnswer: AfterAnswer;
}): ProcessorMethods {
  const { payments, clock, log, afterAnswer } = parts;
  let types: ReadonlySet<string> | null = null;
  let askedAt: Date | null = null;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      types = await payments.listMethodTypes();
    } catch (error) {
      log.warn({ err: error, part: "payments" }, "the processor did not tell its payment methods");
    }
    askedAt = clock.now();
    asking = null;
  }

  return {
    async current() {
      const isFresh = askedAt !== null && clock.now().getTime() - askedAt.getTime() < FRESH_MS;
      if (!isFresh) {
        if (!asking) {
          const begun = ask();
          asking = begun;
          afterAnswer(() => begun);
        }
        if (askedAt === null) await Promise.race([asking, wait(PATIENCE_MS, undefined, { ref: false })]);
      }
      return (type) => types?.has(type) ?? true;
    },
  };
}
