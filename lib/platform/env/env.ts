import { z } from "zod";
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

/** Says whether it moves real money, which tells whose events are believed. */
const STRIPE_KEY = /^(sk|rk)(_org)?_(live|test)_/;

function readList(text: string | undefined): string[] | undefined {
  const items = text?.split(",").flatMap((item) => item.trim() || []);
  return items?.length ? items : undefined;
}

function readFaults(text: string | undefined, context: z.RefinementCtx): FaultRates | undefined {
  if (text === undefined) return undefined;
  try {
    return FaultRates.parse(JSON.parse(text));
  } catch {
    context.addIssue("is no JSON object of rates from 0 to 1");
    return z.NEVER;
  }
}

/** Where the platform is reached from outside; https makes cookies Secure. A demo may do without. */
const PUBLIC_URL = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());

/** The account at Stripe. */
const STRIPE = {
  STRIPE_SECRET_KEY: optionalText.refine((key) => key === undefined || STRIPE_KEY.test(key), {
    message: "is no secret key of Stripe: sk_live_…, sk_test_… or a restricted rk_…",
  }),
  STRIPE_PUBLISHABLE_KEY: optionalText,
  /** One for each endpoint at Stripe, comma-separated. */
  STRIPE_WEBHOOK_SECRET: optionalText.transform(readList),
  /** Where the account at Stripe is, for a key that may not read it. */
  STRIPE_ACCOUNT_COUNTRY: optionalText.refine((code) => code === undefined || /^[A-Z]{2}$/.test(code), {
    message: "is no country code: two capital letters, such as IT",
  }),
  /** Currencies with a bank account at Stripe that its balance does not list yet, comma-separated. */
  STRIPE_SETTLEMENT_CURRENCIES: optionalText
    .transform(readList)
    .refine((codes) => codes === undefined || codes.every((code) => /^[A-Z]{3}$/.test(code)), {
      message: "are no currency codes: three capital letters each, such as EUR,USD",
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
    /** Set by `npm run dev`, whose server can be reached from this machine alone; Next does not tell who calls. */
    BAZAR_LOOPBACK_ONLY: flag,
    DATABASE_URL: z.string().min(1, "the address of a PostgreSQL database, postgresql://…"),
    /** The database without the pooler of DATABASE_URL, for migrations and LISTEN. Omitted if there is no pooler. */
    DIRECT_URL: optionalText,
    DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(12),
    SESSION_SECRET: z.string().min(32, "at least 32 random characters"),
    CRON_SECRET: optionalText,
    ...STRIPE,
    /** What goes wrong at the embedded processor, as JSON; for tests of failure. */
    STRIPE_EMULATOR_FAULTS: optionalText.transform(readFaults),
    RESEND_API_KEY: optionalText,
    /** Of the P-256 pair that push messages are signed with; the public key follows from it. */
    VAPID_PRIVATE_KEY: optionalText.refine((key) => key === undefined || /^[A-Za-z0-9_-]{43}=?$/.test(key), {
      message:
        "is no P-256 private key: 32 bytes in base64url, as `npx web-push generate-vapid-keys` writes it",
    }),
    MAIL_FROM: z.string().default("Bazar <orders@bazar.example>"),
    /** Who runs this installation, for the terms, the privacy notice and the imprints; lines are separated by "|". */
    OPERATOR_NAME: optionalText,
    OPERATOR_ADDRESS: optionalText,
    OPERATOR_EMAIL: optionalText,
    UPSTASH_REDIS_REST_URL: optionalText,
    UPSTASH_REDIS_REST_TOKEN: optionalText,
    /** Comma-separated addresses or CIDR ranges; loopback is always trusted. */
    TRUSTED_PROXIES: optionalText,
    WEBHOOK_ALLOW_LOOPBACK: flag,
    MEDIA_DIR: z.string().default("public/media"),
    S3_BUCKET: optionalText,
    S3_ENDPOINT: optionalText,
    S3_REGION: optionalText,
    S3_ACCESS_KEY_ID: optionalText,
    S3_SECRET_ACCESS_KEY: optionalText,
    LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    VERCEL: flag,
  })
  .refine((env) => env.BAZAR_DEMO || env.PUBLIC_URL, {
    path: ["PUBLIC_URL"],
    message: "the address that people open, https://…; only a demo does without",
    // Also when others are wrong: one report names them all.
    when: ({ value }) => !(value as { PUBLIC_URL?: string }).PUBLIC_URL,
  })
  .refine((env) => !(env.BAZAR_DEMO && env.VERCEL), {
    path: ["BAZAR_DEMO"],
    message: "is for one's own machine: on Vercel the demo's passwords would be open to everybody",
  })
  .refine((env) => !env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET, {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "goes with STRIPE_SECRET_KEY: without it no event of the processor can be believed",
  })
  .refine((env) => !(env.STRIPE_SECRET_KEY && env.STRIPE_EMULATOR_FAULTS), {
    path: ["STRIPE_EMULATOR_FAULTS"],
    message: "is for the embedded processor alone: the real one is configured",
  })
  .transform((env) => ({
    ...env,
    // Scheme and host in lower case, however they were typed.
    publicUrl: originOf(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`),
  }));

export type Env = z.output<typeof EnvSchema>;

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
