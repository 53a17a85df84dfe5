import { urlOf } from "@/lib/core/network/url-of";
import type { Env } from "./env";
import { nameOfRelease, type Release } from "./release";
import type { UnknownVariable } from "./unknown-variables";

/** What a start says of one part: what is on, or what is not and what follows from that. */
export type ReportedPart = { part: string; text: string; isWarning: boolean };

/** Where the server listens and what the database said; all else is in the environment. */
export type StartFacts = {
  release: Release;
  hosts: readonly string[];
  isOpenToOthers: boolean;
  isUpToDate: boolean;
  madeSecrets: readonly string[];
  /** Gift cards that are not under the newest key of GIFT_CARD_SECRET; null where the database could not say. */
  cardsToSeal: { old: number; lost: number } | null;
};

/** What is on and what is not, part by part, without any secret. */
export function startReport(env: Env, facts: StartFacts): ReportedPart[] {
  const parts: Record<string, string | Warning> = {
    version: nameOfRelease(facts.release),
    database: facts.isUpToDate
      ? databaseOf(env)
      : warning(`${databaseOf(env)}; migrations are missing: npm run db:migrate`),
    mail: mailOf(env),
    payments: paymentsOf(env),
    "delivery addresses": addressesOf(env),
    pictures: picturesOf(env),
    push: env.VAPID_PRIVATE_KEY ? "on" : "off: no VAPID_PRIVATE_KEY, so guests get emails alone",
    limits: env.UPSTASH_REDIS_REST_URL ? `Upstash, ${hostOf(env.UPSTASH_REDIS_REST_URL)}` : "PostgreSQL",
    secrets: secretsOf(env, facts),
    "gift cards": giftCardsOf(facts),
    "public address": publicAddressOf(env),
    listens: `${facts.hosts.join(" and ")}, port ${env.PORT}`,
    proxies: env.TRUSTED_PROXIES
      ? `this machine and ${env.TRUSTED_PROXIES}`
      : "this machine alone (TRUSTED_PROXIES)",
    releases: env.ASSETS_DIR
      ? `share what browsers load in ${env.ASSETS_DIR}`
      : "share nothing: open pages of another release may break (ASSETS_DIR)",
    drain: env.DRAIN_SECONDS > 0 ? `${env.DRAIN_SECONDS} s` : "none: it stops at once (DRAIN_SECONDS)",
    metrics: env.METRICS_TOKEN ? "/metrics, with METRICS_TOKEN" : "off (METRICS_TOKEN)",
    demo: demoOf(env, facts),
  };
  return Object.entries(parts).map(([part, said]) =>
    typeof said === "string"
      ? { part, text: said, isWarning: false }
      : { part, text: said.text, isWarning: true },
  );
}

/** A variable that nobody reads, as a sentence. */
export function unknownVariableWarning({ name, meant }: UnknownVariable): string {
  return meant.length === 0
    ? `${name} is set, and nothing reads it.`
    : `${name} is set, and nothing reads it. Did you mean ${meant.join(", ")}?`;
}

type Warning = { text: string };
const warning = (text: string): Warning => ({ text });

function databaseOf({ DATABASE_URL, DIRECT_URL, DATABASE_REPLICA_URL, DATABASE_POOL_SIZE }: Env): string {
  const replica = DATABASE_REPLICA_URL ? `; reports from ${addressOf(DATABASE_REPLICA_URL)}` : "";
  const pooled = DIRECT_URL ? `; past its pooler ${addressOf(DIRECT_URL)}` : "";
  return `${addressOf(DATABASE_URL)}, ${DATABASE_POOL_SIZE} connections${pooled}${replica}`;
}

/** Host, name and role of a database, without its password. */
function addressOf(url: string): string {
  const known = urlOf(url);
  if (known === null) return "an address that is not a URL";
  const { host, pathname, username } = known;
  return `${host || "a local socket"}${pathname} as ${username || "the default role"}`;
}

function mailOf({ RESEND_API_KEY, MAIL_FROM, BAZAR_DEMO }: Env): string | Warning {
  if (RESEND_API_KEY) return `Resend, from ${MAIL_FROM}`;
  return BAZAR_DEMO
    ? "the local mailbox at /dev/mail"
    : warning("none: emails are kept and nobody receives them (RESEND_API_KEY, MAIL_FROM)");
}

function paymentsOf(env: Env): string | Warning {
  const { STRIPE_SECRET_KEY: key, STRIPE_PUBLISHABLE_KEY: publishable, BAZAR_DEMO } = env;
  if (!key) return BAZAR_DEMO ? "the embedded processor, no money moves" : "cash only (STRIPE_SECRET_KEY)";
  const mode = /_live_/.test(key) ? "Stripe, live" : "Stripe, test mode";
  return publishable
    ? mode
    : warning(`${mode}, but browsers can pay with cash only (STRIPE_PUBLISHABLE_KEY)`);
}

function addressesOf(env: Env): string | Warning {
  const { PHOTON_URL: photon, NOMINATIM_URL: nominatim, GOOGLE_GEOCODING_KEY: google, BAZAR_DEMO } = env;
  if (photon) return `looked up at Photon, ${hostOf(photon)}`;
  if (nominatim) return `looked up at Nominatim, ${hostOf(nominatim)}`;
  if (google) return "looked up at Google";
  return BAZAR_DEMO
    ? "looked up in a table of streets in Turin, Berlin and Austin"
    : warning(
        "taken unchecked, listed postcodes still count (PHOTON_URL, NOMINATIM_URL, GOOGLE_GEOCODING_KEY)",
      );
}

function picturesOf({ S3_BUCKET, MEDIA_DIR, BAZAR_DEMO }: Env): string | Warning {
  if (S3_BUCKET) return `the bucket ${S3_BUCKET}`;
  const isAbsolute = MEDIA_DIR.startsWith("/");
  return isAbsolute || BAZAR_DEMO
    ? `the folder ${MEDIA_DIR}`
    : warning(
        `the folder ${MEDIA_DIR} of this release: the next one will not have them (MEDIA_DIR, S3_BUCKET)`,
      );
}

function secretsOf(env: Env, { madeSecrets }: StartFacts): string {
  if (madeSecrets.length > 0) return "made at the first start, in .data/secrets.json";
  return env.CRON_SECRET ? "from the environment" : "from the environment; /api/cron is closed (CRON_SECRET)";
}

function giftCardsOf({ cardsToSeal }: StartFacts): string | Warning {
  if (cardsToSeal === null) return "not read while migrations are missing";
  const { old, lost } = cardsToSeal;
  if (lost > 0)
    return warning(`GIFT_CARD_SECRET lacks the key of ${lost}: nobody can pay with them until it is back`);
  return old > 0
    ? `the next night encrypts ${old} with the newest key of GIFT_CARD_SECRET`
    : "all under the newest key of GIFT_CARD_SECRET";
}

const HSTS_WORDS = { host: "", subdomains: " and its subdomains", preload: " and its subdomains, preloaded" };

function publicAddressOf({ publicUrl, HSTS, BAZAR_DEMO }: Env): string | Warning {
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === "https:") return `${publicUrl}; https is kept for this host${HSTS_WORDS[HSTS]}`;
  const isHere = hostname === "localhost" || hostname.endsWith(".localhost");
  return isHere || BAZAR_DEMO
    ? publicUrl
    : warning(`${publicUrl}: without https, passwords and sessions can be read on the way`);
}

function demoOf({ BAZAR_DEMO }: Env, { isOpenToOthers }: StartFacts): string | Warning {
  if (!BAZAR_DEMO) return "off";
  return isOpenToOthers
    ? warning("on, and HOST lets others on the network in: everybody knows its passwords")
    : "on: everybody knows its passwords";
}

function hostOf(url: string): string {
  return urlOf(url)?.host ?? "an address that is not a URL";
}
