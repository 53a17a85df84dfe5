import { isIP } from "node:net";
import { z } from "zod";
import { type KeyRing, readKeyRing, SHORTEST_KEY } from "@/lib/platform/keys/key-ring";
import { FaultRates } from "./fault-rates";

const optionalText = z
  .string()
  .trim()
  .optional()
  .transform((value) => (value ? value : undefined));
const flag = z
  .enum(["0", "1", "true", "false", ""])
  .optional()
  .transform((value) => value === "1" || value === "true");

const ADDRESS_NEEDED = "the address of a PostgreSQL database, postgresql://…";
const SECRET_NEEDED = `at least ${SHORTEST_KEY} random characters, the same on every machine`;
const CARD_SECRET_NEEDED = `${SECRET_NEEDED}, different from SESSION_SECRET: it encrypts the codes of gift cards, and without it nobody can pay with one`;

const SHORTEST_TOKEN = 16;

/** Says whether it moves real money, which tells whose events are believed. */
const STRIPE_KEY = /^(sk|rk)(_org)?_(live|test)_/;

function readList(text: string | undefined): string[] | undefined {
  const items = text?.split(",").flatMap((item) => item.trim() || []);
  return items?.length ? items : undefined;
}

/** As node:dns takes them: `192.0.2.53`, `192.0.2.53:5353`, `[2001:db8::53]:5353`. */
function isNameServer(text: string): boolean {
  const [, bracketed] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  return isIP(bracketed ?? text) !== 0 || isIP(text.replace(/:\d{1,5}$/, "")) === 4;
}

const keyRing = (needed: string) =>
  z.string(needed).transform((text, context): KeyRing => {
    const keys = readKeyRing(text);
    if (keys) return keys;
    context.addIssue(`${needed}; each of several, separated by commas`);
    return z.NEVER;
  });

function readFaults(text: string | undefined, context: z.RefinementCtx): FaultRates | undefined {
  if (text === undefined) return undefined;
  try {
    return FaultRates.parse(JSON.parse(text));
  } catch {
    context.addIssue("must be a JSON object of rates from 0 to 1");
    return z.NEVER;
  }
}

/** Where the platform is reached from outside; https makes cookies Secure. A demo may do without. */
const PUBLIC_URL = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());

const STRIPE = {
  STRIPE_SECRET_KEY: optionalText.refine((key) => key === undefined || STRIPE_KEY.test(key), {
    message: "must be a secret key of Stripe: sk_live_…, sk_test_… or a restricted rk_…",
  }),
  STRIPE_PUBLISHABLE_KEY: optionalText,
  /** One for each endpoint at Stripe, comma-separated. */
  STRIPE_WEBHOOK_SECRET: optionalText.transform(readList),
  /** Where the account at Stripe is, for a key that may not read it. */
  STRIPE_ACCOUNT_COUNTRY: optionalText.refine((code) => code === undefined || /^[A-Z]{2}$/.test(code), {
    message: "must be a country code of two capital letters, such as IT",
  }),
  /** Currencies with a bank account at Stripe that its balance does not list yet, comma-separated. */
  STRIPE_SETTLEMENT_CURRENCIES: optionalText
    .transform(readList)
    .refine((codes) => codes === undefined || codes.every((code) => /^[A-Z]{3}$/.test(code)), {
      message: "must be currency codes of three capital letters, such as EUR,USD",
    }),
};

const originOf = (url: string) => new URL(url).href.replace(/\/$/, "");

const StripeEnvSchema = z
  .object({
    PUBLIC_URL,
    ...STRIPE,
  })
  .transform((env) => ({
    ...env,
    publicUrl: env.PUBLIC_URL === undefined ? null : originOf(env.PUBLIC_URL),
  }));

/** Whether two rings have a secret in common; false for one that could not be read. */
function sharesKey(keys: unknown, others: unknown): boolean {
  return Array.isArray(keys) && Array.isArray(others) && keys.some((key) => others.includes(key));
}

/** Rules between variables are checked also while single ones are wrong: one report names them all. */
const always = { when: () => true };

const EnvSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    PUBLIC_URL,
    /**
     * The one switch for what only a demo has: its data, the local mailbox and the embedded payment processor. The
     * launcher sets it for the database that it brings; for a database of one's own it is set by name.
     */
    BAZAR_DEMO: flag,
    /** Set by the launchers of a server that listens on this machine alone. Under `npm run dev` Next does not tell who calls. */
    BAZAR_LOOPBACK_ONLY: flag,
    DATABASE_URL: z.string(ADDRESS_NEEDED).min(1, ADDRESS_NEEDED),
    /** The database without the pooler of DATABASE_URL, for migrations and LISTEN. Omitted if there is no pooler. */
    DIRECT_URL: optionalText,
    /** A replica of the database, for reports and exports. */
    DATABASE_REPLICA_URL: optionalText,
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(12),
    /** One secret, or several from the newest to the oldest, comma-separated, while it is being replaced. */
    SESSION_SECRET: keyRing(SECRET_NEEDED),
    /** As SESSION_SECRET, for codes of gift cards alone: the other is dropped at once when it leaks, and cards would go with it. */
    GIFT_CARD_SECRET: keyRing(CARD_SECRET_NEEDED),
    CRON_SECRET: optionalText,
    /** What Prometheus shows at /metrics; without it there is nothing there. */
    METRICS_TOKEN: optionalText.refine((token) => token === undefined || token.length >= SHORTEST_TOKEN, {
      message: `must have at least ${SHORTEST_TOKEN} characters: it is all that keeps strangers out`,
    }),
    /** The commit of a release that is no clone, such as a container. */
    BAZAR_COMMIT: optionalText.refine(
      (commit) => commit === undefined || /^[0-9a-fA-F]{7,40}$/.test(commit),
      {
        message: "must be the name of a commit: 7 to 40 hexadecimal digits",
      },
    ),
    ...STRIPE,
    /** What goes wrong at the embedded processor, as JSON; for tests of failure. */
    STRIPE_EMULATOR_FAULTS: optionalText.transform(readFaults),
    RESEND_API_KEY: optionalText,
    /** Of the P-256 pair that push messages are signed with; the public key follows from it. */
    VAPID_PRIVATE_KEY: optionalText.refine((key) => key === undefined || /^[A-Za-z0-9_-]{43}=?$/.test(key), {
      message:
        "must be a P-256 private key: 32 bytes in base64url, as `npx web-push generate-vapid-keys` writes it",
    }),
    MAIL_FROM: z.string().default("Bazar <orders@bazar.example>"),
    /** Who runs this installation, for the terms, the privacy notice and the imprints; lines are separated by "|". */
    OPERATOR_NAME: optionalText,
    OPERATOR_ADDRESS: optionalText,
    OPERATOR_EMAIL: optionalText,
    /** Where delivery addresses are looked up; at most one of the three. Without one the demo's table is used, or none. */
    PHOTON_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    NOMINATIM_URL: optionalText.pipe(z.url({ protocol: /^https?$/ }).optional()),
    GOOGLE_GEOCODING_KEY: optionalText,
    /** Where restaurants' own domains have to lead: addresses for names that people buy, a host for names below them. */
    DOMAIN_ADDRESSES: optionalText
      .transform(readList)
      .refine((addresses) => addresses === undefined || addresses.every((address) => isIP(address) !== 0), {
        message: "must be addresses (IPv4 or IPv6), comma-separated",
      }),
    DOMAIN_CNAME: optionalText.refine(
      (name) => name === undefined || /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(name),
      {
        message: "must be a host name in lower case, such as cname.bazar.example",
      },
    ),
    /** The name servers that are asked for the proof of a domain, comma-separated; the machine's own when unset. */
    DNS_SERVERS: optionalText
      .transform(readList)
      .refine((servers) => servers === undefined || servers.every(isNameServer), {
        message:
          "must be addresses, each with a port where it is not 53, such as 192.0.2.53,[2001:db8::53]:5353",
      }),
    /** Where Vercel serves the pages, each domain is added there: a token of its API, the project, and its team. */
    VERCEL_API_TOKEN: optionalText,
    VERCEL_PROJECT_ID: optionalText,
    VERCEL_TEAM_ID: optionalText,
    UPSTASH_REDIS_REST_URL: optionalText,
    UPSTASH_REDIS_REST_TOKEN: optionalText,
    /** Comma-separated addresses or CIDR ranges; loopback is always trusted. */
    TRUSTED_PROXIES: optionalText,
    WEBHOOK_ALLOW_LOOPBACK: flag,
    MEDIA_DIR: z.string().default("public/media"),
    /** Where all releases keep what browsers load, so that pages of the one before go on. */
    ASSETS_DIR: optionalText,
    S3_BUCKET: optionalText,
    S3_ENDPOINT: optionalText,
    S3_REGION: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    /** How far `Strict-Transport-Security` reaches: hard to take back, so only the host itself unless asked for. */
    HSTS: optionalText.pipe(z.enum(["host", "subdomains", "preload"]).default("host")),
    /** How long a server that is told to end says so at /readyz while it goes on serving. */
    DRAIN_SECONDS: z.coerce.number().int().min(0).max(600).default(0),
    VERCEL: flag,
  })
  .refine((env) => env.BAZAR_DEMO || env.PUBLIC_URL, {
    path: ["PUBLIC_URL"],
    message: "the address that people open, https://…; optional only in a demo",
    ...always,
  })
  .refine((env) => !sharesKey(env.SESSION_SECRET, env.GIFT_CARD_SECRET), {
    path: ["GIFT_CARD_SECRET"],
    message:
      "must differ from SESSION_SECRET: a leaked SESSION_SECRET is replaced at once, and gift cards could then no longer be found",
    ...always,
  })
  .refine((env) => !(env.BAZAR_DEMO && env.VERCEL), {
    path: ["BAZAR_DEMO"],
    message: "is for your own machine only: on Vercel everybody could use the demo's passwords",
    ...always,
  })
  .refine((env) => !env.VERCEL || env.CRON_SECRET, {
    path: ["CRON_SECRET"],
    message:
      "is needed on Vercel: without it cron jobs are refused, no email is sent and nothing is released",
    ...always,
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "is required with STRIPE_SECRET_KEY: without it no event from the processor can be verified",
    ...always,
  })
  .refine((env) => !(env.STRIPE_SECRET_KEY && env.STRIPE_EMULATOR_FAULTS), {
    path: ["STRIPE_EMULATOR_FAULTS"],
    message: "is for the embedded processor only, and the real one is configured",
    ...always,
  })
  .refine((env) => !env.VERCEL_API_TOKEN || env.VERCEL_PROJECT_ID, {
    path: ["VERCEL_PROJECT_ID"],
    message: "is required with VERCEL_API_TOKEN: domains are added to one project",
    ...always,
  })
  .refine((env) => !env.UPSTASH_REDIS_REST_URL === !env.UPSTASH_REDIS_REST_TOKEN, {
    path: ["UPSTASH_REDIS_REST_TOKEN"],
    message:
      "is required with UPSTASH_REDIS_REST_URL: with only one of the two, limits would be kept in PostgreSQL",
    ...always,
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ["S3_ACCESS_KEY_ID"],
    message: "is required with S3_BUCKET, and so is S3_SECRET_ACCESS_KEY",
    ...always,
  })
  .refine((env) => env.S3_BUCKET || !(env.S3_ACCESS_KEY_ID || env.S3_ENDPOINT), {
    path: ["S3_BUCKET"],
    message:
      "is required with the other variables of the bucket: without it, pictures would be stored in a folder",
    ...always,
  })
  .refine(
    (env) =>
      [env.PHOTON_URL, env.NOMINATIM_URL, env.GOOGLE_GEOCODING_KEY].filter((setting) => setting).length <= 1,
    {
      path: ["PHOTON_URL"],
      message:
        "is one of three ways to look up addresses: set only one of PHOTON_URL, NOMINATIM_URL and GOOGLE_GEOCODING_KEY",
    },
  )
  .transform((env) => ({
    ...env,
    // Scheme and host in lower case, however they were typed.
    publicUrl: originOf(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
  }));

export type Env = z.output<typeof EnvSchema>;

export const ENV_NAMES: readonly string[] = Object.keys(EnvSchema.in.shape);

/** Reads and checks the environment. Throws one Error whose message names every variable that is wrong. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  return read(EnvSchema, source);
}

/** As readEnv, of what concerns Stripe alone: it needs no database. */
export function readStripeEnv(
  source: Record<string, string | undefined> = process.env,
): z.output<typeof StripeEnvSchema> {
  return read(StripeEnvSchema, source);
}

function read<T>(schema: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not valid:\n${lines.join("\n")}`);
}
