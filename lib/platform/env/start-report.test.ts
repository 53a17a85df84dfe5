import { expect, it } from "vitest";
import { readEnv } from "./env";
import { type StartFacts, startReport } from "./start-report";

const BARE = {
  DATABASE_URL: "postgresql://app:hidden-password@db.example:5432/bazar",
  SESSION_SECRET: "hidden-secret-hidden-secret-hidden-secret",
  GIFT_CARD_SECRET: "hidden-cards-hidden-cards-hidden-cards",
  PUBLIC_URL: "https://bazar.example",
};
const HERE: StartFacts = {
  release: { version: "1.4.0", commit: "0a1b2c3d4e5f" },
  hosts: ["127.0.0.1", "::1"],
  isOpenToOthers: false,
  isUpToDate: true,
  madeSecrets: [],
  cardsToSeal: { old: 0, lost: 0 },
};

const report = (changes: Record<string, string> = {}, facts: Partial<StartFacts> = {}) => {
  const parts = startReport(readEnv({ ...BARE, ...changes }), { ...HERE, ...facts });
  return Object.fromEntries(
    parts.map(({ part, text, isWarning }) => [part, `${isWarning ? "! " : ""}${text}`]),
  );
};

it("says of a bare installation what is not there and what follows from it", () => {
  expect(report()).toEqual({
    version: "1.4.0+0a1b2c3d4e5f",
    database: "db.example:5432/bazar as app, 12 connections",
    mail: "! none: emails are kept and nobody receives them (RESEND_API_KEY, MAIL_FROM)",
    payments: "cash only (STRIPE_SECRET_KEY)",
    "delivery addresses":
      "! taken unchecked, listed postcodes still count (PHOTON_URL, NOMINATIM_URL, GOOGLE_GEOCODING_KEY)",
    pictures:
      "! the folder public/media of this release: the next one will not have them (MEDIA_DIR, S3_BUCKET)",
    push: "off: no VAPID_PRIVATE_KEY, so guests get emails alone",
    limits: "PostgreSQL",
    secrets: "from the environment; /api/cron is closed (CRON_SECRET)",
    "gift cards": "all under the newest key of GIFT_CARD_SECRET",
    "public address": "https://bazar.example; https is kept for this host",
    listens: "127.0.0.1 and ::1, port 3000",
    proxies: "this machine alone (TRUSTED_PROXIES)",
    releases: "share nothing: open pages of another release may break (ASSETS_DIR)",
    drain: "none: it stops at once (DRAIN_SECONDS)",
    metrics: "off (METRICS_TOKEN)",
    demo: "off",
  });
});

it("says of a whole one what is used, and never a secret", () => {
  const whole = report({
    DIRECT_URL: "postgresql://owner:hidden-password@primary.example/bazar",
    RESEND_API_KEY: "re_hidden",
    MAIL_FROM: "Bazar <orders@bazar.example>",
    STRIPE_SECRET_KEY: "sk_live_hidden",
    STRIPE_WEBHOOK_SECRET: "whsec_hidden",
    STRIPE_PUBLISHABLE_KEY: "pk_live_1",
    GOOGLE_GEOCODING_KEY: "hidden",
    S3_BUCKET: "plates",
    S3_REGION: "eu-central-1",
    S3_ACCESS_KEY_ID: "hidden",
    S3_SECRET_ACCESS_KEY: "hidden",
    VAPID_PRIVATE_KEY: "a".repeat(43),
    UPSTASH_REDIS_REST_URL: "https://redis.example",
    UPSTASH_REDIS_REST_TOKEN: "hidden",
    CRON_SECRET: "hidden",
    TRUSTED_PROXIES: "10.0.0.0/8",
    ASSETS_DIR: "/srv/bazar/assets",
    DRAIN_SECONDS: "10",
    HSTS: "subdomains",
  });
  expect(whole).toMatchObject({
    database: "db.example:5432/bazar as app, 12 connections; past its pooler primary.example/bazar as owner",
    mail: "Resend, from Bazar <orders@bazar.example>",
    payments: "Stripe, live",
    "delivery addresses": "looked up at Google",
    pictures: "the bucket plates",
    push: "on",
    limits: "Upstash, redis.example",
    secrets: "from the environment",
    "public address": "https://bazar.example; https is kept for this host and its subdomains",
    drain: "10 s",
  });
  expect(Object.values(whole).join()).not.toMatch(/hidden|!/);
});

it.each([
  [{ PUBLIC_URL: "http://bazar.example" }, {}, "public address"],
  [{ STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, {}, "payments"],
  [{}, { isUpToDate: false }, "database"],
  [{}, { cardsToSeal: { old: 3, lost: 2 } }, "gift cards"],
  [{ BAZAR_DEMO: "1" }, { isOpenToOthers: true, hosts: ["0.0.0.0"] }, "demo"],
])("warns of %j with %j", (changes, facts, part) => {
  expect(report(changes, facts)[part]).toMatch(/^! /);
});

it.each([
  [{ PHOTON_URL: "https://photon.example/?key=hidden" }, "looked up at Photon, photon.example"],
  [{ NOMINATIM_URL: "http://127.0.0.1:8080" }, "looked up at Nominatim, 127.0.0.1:8080"],
  [{ BAZAR_DEMO: "1" }, "looked up in a table of streets in Turin, Berlin and Austin"],
])("says of %j where delivery addresses are looked up", (changes, text) => {
  expect(report(changes)["delivery addresses"]).toBe(text);
});
