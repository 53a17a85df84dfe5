import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

const GOOD = { DATABASE_URL: "postgresql://localhost/bazar", SESSION_SECRET: "x".repeat(32) };

describe("readEnv", () => {
  it("needs a database and a secret, nothing else", () => {
    expect(readEnv(GOOD)).toMatchObject({
      NODE_ENV: "production",
      PORT: 3000,
      publicUrl: "http://localhost:3000",
      VERCEL: false,
    });
  });

  it("names every variable that is wrong at once, and never its value", () => {
    const bad = {
      SESSION_SECRET: "too-short-secret",
      PORT: "eighty",
      LOG_LEVEL: "loud",
      PUBLIC_URL: "no address",
    };
    let message = "";
    try {
      readEnv(bad);
    } catch (error) {
      message = (error as Error).message;
    }
    for (const name of ["DATABASE_URL", "SESSION_SECRET", "PORT", "LOG_LEVEL", "PUBLIC_URL"]) {
      expect(message).toContain(name);
    }
    expect(message).not.toContain("too-short-secret");
  });

  it.each([
    ["", undefined],
    ["  ", undefined],
    [" re_123 ", "re_123"],
  ])("reads the key %j as %j", (value, expected) => {
    expect(readEnv({ ...GOOD, RESEND_API_KEY: value }).RESEND_API_KEY).toBe(expected);
  });

  it.each([
    ["1", true],
    ["true", true],
    ["0", false],
    ["", false],
    [undefined, false],
  ])("reads the switch %j as %s", (value, expected) => {
    expect(readEnv({ ...GOOD, WEBHOOK_ALLOW_LOOPBACK: value }).WEBHOOK_ALLOW_LOOPBACK).toBe(expected);
  });

  it("lets the embedded processor fail by chance, and never the real one", () => {
    const STRIPE_EMULATOR_FAULTS = '{"error":0.1}';
    expect(readEnv({ ...GOOD, STRIPE_EMULATOR_FAULTS }).STRIPE_EMULATOR_FAULTS).toMatchObject({
      error: 0.1,
      timeoutAfter: 0,
    });
    const real = { STRIPE_SECRET_KEY: "sk_live_1", STRIPE_WEBHOOK_SECRET: "whsec_1" };
    for (const bad of [{ STRIPE_EMULATOR_FAULTS: "rain" }, { STRIPE_EMULATOR_FAULTS, ...real }]) {
      expect(() => readEnv({ ...GOOD, ...bad })).toThrow("STRIPE_EMULATOR_FAULTS");
    }
  });

  it("drops the slash at the end of the public address", () => {
    expect(readEnv({ ...GOOD, PUBLIC_URL: "https://bazar.example/" }).publicUrl).toBe(
      "https://bazar.example",
    );
  });
});
