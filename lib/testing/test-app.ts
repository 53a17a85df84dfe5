import { renderEmail } from "@/emails/render-email";
import type { App } from "@/lib/app/app";
import { createApp } from "@/lib/app/create-app";
import { readEnv } from "@/lib/platform/env/env";
import type { AfterAnswer } from "@/lib/platform/live/after-answer";
import { createLog } from "@/lib/platform/log/log";
import { hostKind } from "./api-host";
import { testDatabaseUrl } from "./test-database";

/** A clock that stops until it is moved. */
export type TestClock = {
  now(): Date;
  set(instant: Date | string): void;
  advance(step: { seconds?: number; minutes?: number; hours?: number; days?: number }): void;
};

export type TestApp = App & { clock: TestClock };

/** Begins at a quiet Wednesday noon in Europe. */
const START = "2026-11-18T11:00:00.000Z";

function createTestClock(): TestClock {
  let current = new Date(START);
  return {
    now: () => new Date(current),
    set(instant) {
      current = new Date(instant);
    },
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      current = new Date(current.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
  };
}

/**
 * An app on this worker's own database with a clock that the test moves. Make one per test file and stop it after the
 * file: `fixtures.ts` does. Call this where a test needs a second app or special parts.
 */
export async function createTestApp(
  environment: Record<string, string> = {},
  parts: { afterAnswer?: AfterAnswer } = {},
): Promise<TestApp> {
  const env = readEnv({
    NODE_ENV: "test",
    BAZAR_DEMO: "1",
    BAZAR_LOOPBACK_ONLY: hostKind === "next" ? "1" : "0",
    DATABASE_URL: await testDatabaseUrl(),
    SESSION_SECRET: "a-secret-for-tests-only-0123456789abcdef",
    GIFT_CARD_SECRET: "a-secret-for-cards-in-tests-0123456789abcdef",
    LOG_LEVEL: "silent",
    // Under Next alone the peer is not known; calls name their address as behind a proxy.
    ...(hostKind === "next" ? { TRUSTED_PROXIES: "127.0.0.1" } : {}),
    ...environment,
  });
  return createApp(env, {
    renderEmail,
    clock: createTestClock(),
    log: createLog(env.LOG_LEVEL),
    ...parts,
  }) as TestApp;
}
