import { describe, expect, it } from "vitest";
import { readEnv } from "./env";

const DEMO = {
  DATABASE_URL: "postgresql://localhost/bazar",
  SESSION_SECRET: "x".repeat(32),
  GIFT_CARD_SECRET: "c".repeat(32),
  BAZAR_DEMO: "1",
};
const GOOD = { ...DEMO, BAZAR_DEMO: "0", PUBLIC_URL: "https://bazar.example" };

/** What the report says, or "" when there is nothing to report. */
function reportOf(source: Record<string, string | undefined>): string {
  try {
    readEnv(source);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("readEnv", () => {
  it("needs a database, a secret and the public address, nothing else", () => {
    expect(readEnv(GOOD)).toMatchObject({
      NODE_ENV: "production",
      PORT: 3000,
      publicUrl: "https://bazar.example",
      BAZAR_DEMO: false,
      VERCEL: false,
    });
  });

  it.each([{}, { PUBLIC_URL: "" }, { PUBLIC_URL: " " }, { VERCEL: "1" }])(
    "asks for the public address with %j, beside whatever else is missing",
    (more) => {
      expect(reportOf({ ...GOOD, PUBLIC_URL: undefined, ...more })).toMatch(/^ {2}PUBLIC_URL: /m);
      expect(reportOf(more)).toMatch(/^ {2}PUBLIC_URL: /m);
    },
  );

  it("lets a demo do without a public address", () => {
    expect(readEnv({ ...DEMO, PORT: "8080" }).publicUrl).toBe("http://localhost:8080");
  });

  it("refuses a demo on Vercel", () => {
    expect(reportOf({ ...GOOD, BAZAR_DEMO: "1", VERCEL: "1" })).toContain("BAZAR_DEMO");
  });

  it("names every variable that is wrong at once, and never its value", () => {
    const bad = {
      SESSION_SECRET: "too-short-secret",
      PORT: "eighty",
      LOG_LEVEL: "loud",
      PUBLIC_URL: "no address",
    };
    const message = reportOf(bad);
    for (const name of [
      "DATABASE_URL",
      "SESSION_SECRET",
      "GIFT_CARD_SECRET",
      "PORT",
      "LOG_LEVEL",
      "PUBLIC_URL",
    ]) {
      expect(message).toContain(name);
    }
    expect(message).not.toContain("too-short-secret");
  });

  it("reads several secrets from the newest to the oldest, none of them short", () => {
    const [newest, old] = ["n".repeat(32), "o".repeat(40)];
    expect(readEnv({ ...GOOD, SESSION_SECRET: newest }).SESSION_SECRET).toEqual([newest]);
    expect(readEnv({ ...GOOD, SESSION_SECRET: `${newest}, ${old}` }).SESSION_SECRET).toEqual([newest, old]);
    expect(reportOf({ ...GOOD, SESSION_SECRET: `${newest},short` })).toContain("SESSION_SECRET");
  });

  it("takes no secret of sessions for gift cards, old ones included", () => {
    const [session, card, old] = ["s".repeat(32), "c".repeat(32), "o".repeat(32)];
    const read = (SESSION_SECRET: string, GIFT_CARD_SECRET: string) =>
      reportOf({ ...GOOD, SESSION_SECRET, GIFT_CARD_SECRET });
    expect(read(session, card)).toBe("");
    expect(readEnv({ ...GOOD, GIFT_CARD_SECRET: `${card},${old}` }).GIFT_CARD_SECRET).toEqual([card, old]);
    for (const same of [read(session, session), read(`${session},${old}`, `${card}, ${old}`)])
      expect(same).toMatch(/^ {2}GIFT_CARD_SECRET: must differ from SESSION_SECRET/m);
    const both = reportOf({ ...GOOD, SESSION_SECRET: session, GIFT_CARD_SECRET: session, PORT: "eighty" });
    expect(both, "beside another fault").toMatch(/^ {2}GIFT_CARD_SECRET: must differ from SESSION_SECRET/m);
  });

  it.each([undefined, "", "short", `${"c".repeat(32)},short`])(
    "asks for the secret of gift cards with %j, and says what it is for",
    (GIFT_CARD_SECRET) =>
      expect(reportOf({ ...GOOD, GIFT_CARD_SECRET })).toMatch(
        /^ {2}GIFT_CARD_SECRET: .*nobody can pay with one/m,
      ),
  );

  it("names rules between variables in the same report as single faults", () => {
    const message = reportOf({
      SESSION_SECRET: "short",
      BAZAR_DEMO: "1",
      VERCEL: "1",
      STRIPE_SECRET_KEY: "sk_live_1",
      STRIPE_EMULATOR_FAULTS: '{"error":0.1}',
      UPSTASH_REDIS_REST_URL: "https://redis.example",
      S3_ENDPOINT: "https://s3.example",
      HSTS: "everything",
      DRAIN_SECONDS: "-1",
    });
    const named = [...message.matchAll(/^ {2}(\w+): /gm)].map(([, name]) => name).sort();
    expect(named).toEqual([
      "BAZAR_DEMO",
      "CRON_SECRET",
      "DATABASE_URL",
      "DRAIN_SECONDS",
      "GIFT_CARD_SECRET",
      "HSTS",
      "S3_BUCKET",
      "SESSION_SECRET",
      "STRIPE_EMULATOR_FAULTS",
      "STRIPE_WEBHOOK_SECRET",
      "UPSTASH_REDIS_REST_TOKEN",
    ]);
  });

  it("asks for the scheduler's secret on Vercel alone", () => {
    expect(reportOf({ ...GOOD, VERCEL: "1" })).toMatch(/^ {2}CRON_SECRET: /m);
    expect(reportOf({ ...GOOD, VERCEL: "1", CRON_SECRET: "secret" })).toBe("");
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

  it("takes one way to look up addresses, and refuses two", () => {
    expect(readEnv({ ...GOOD, PHOTON_URL: "https://photon.example/" }).PHOTON_URL).toBe(
      "https://photon.example/",
    );
    expect(readEnv({ ...GOOD, PHOTON_URL: " ", GOOGLE_GEOCODING_KEY: "AIza" }).PHOTON_URL).toBeUndefined();
    for (const bad of [
      { NOMINATIM_URL: "nominatim.example" },
      { PHOTON_URL: "ftp://photon.example" },
      { PHOTON_URL: "https://photon.example", GOOGLE_GEOCODING_KEY: "AIza" },
    ]) {
      expect(() => readEnv({ ...GOOD, ...bad })).toThrow(/PHOTON_URL|NOMINATIM_URL/);
    }
  });

  it("reads the secret of every endpoint at Stripe", () => {
    const read = (STRIPE_WEBHOOK_SECRET: string) => readEnv({ ...GOOD, STRIPE_WEBHOOK_SECRET });
    expect(read(" whsec_1 ,whsec_2,").STRIPE_WEBHOOK_SECRET).toEqual(["whsec_1", "whsec_2"]);
    expect(read(" , ").STRIPE_WEBHOOK_SECRET).toBeUndefined();
  });

  it.each(["pk_live_1", "sk_1", "whsec_1"])("takes no %s for Stripe's secret key", (STRIPE_SECRET_KEY) => {
    const real = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: "whsec_1" };
    expect(() => readEnv({ ...GOOD, ...real })).toThrow("STRIPE_SECRET_KEY");
  });

  it.each([
    ["https://bazar.example/", "https://bazar.example"],
    ["HTTPS://Bazar.Example", "https://bazar.example"],
    ["https://bazar.example:443", "https://bazar.example"],
    ["http://localhost:8080", "http://localhost:8080"],
  ])("reads the public address %s as %s", (value, expected) => {
    expect(readEnv({ ...GOOD, PUBLIC_URL: value }).publicUrl).toBe(expected);
  });

  it.each(["bazar.example", "ftp://bazar.example", "javascript:alert(1)"])(
    "refuses the public address %s",
    (value) => expect(reportOf({ ...GOOD, PUBLIC_URL: value })).toContain("PUBLIC_URL"),
  );
});
