import { createHmac } from "node:crypto";
import { SignJWT } from "jose";
import { z } from "zod";
import { newId } from "@/lib/core/ids/ids";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { signingKey, verifiedClaims } from "@/lib/platform/keys/signed-token";

/** How long a browser is known after it last signed in to an account. */
export const KNOWN_BROWSER_SECONDS = 180 * 24 * 3600;

/** What people share a tablet for; more would make the cookie long. */
const MOST_ACCOUNTS = 8;
const AUDIENCE = "known-browser";

type Account = { id: string; passwordHash: string };

const Entries = z.array(
  z.object({ account: z.string(), browser: z.string(), password: z.string(), until: z.number() }),
);
type Entry = z.output<typeof Entries>[number];

/** Changes with the password, which invalidates every earlier cookie; reveals nothing about the password. */
function passwordMark(secret: string, { passwordHash }: Account): string {
  return createHmac("sha256", secret).update(`${AUDIENCE}:${passwordHash}`).digest("base64url").slice(0, 22);
}

async function readEntries(keys: KeyRing, token: string | null, now: Date): Promise<Entry[]> {
  if (token === null) return [];
  const claims = await verifiedClaims(keys, token, {
    audience: AUDIENCE,
    currentDate: now,
    requiredClaims: ["exp"],
  });
  const entries = Entries.safeParse(claims?.accounts);
  return (entries.data ?? []).filter(({ until }) => until * 1000 > now.getTime());
}

/**
 * The id under which a browser is known to an account (OWASP, Authentication Cheat Sheet, "device cookies"), or null: it
 * never signed in to it, not within 180 days, or not with its present password.
 */
export async function findKnownBrowser(
  keys: KeyRing,
  { token, account, now }: { token: string | null; account: Account; now: Date },
): Promise<string | null> {
  const entries = await readEntries(keys, token, now);
  const marks = keys.map((key) => passwordMark(key, account));
  const known = entries.find((entry) => entry.account === account.id && marks.includes(entry.password));
  return known?.browser ?? null;
}

/** The cookie of a browser that has just signed in: this account under a fresh id, and those it was known to before. */
export async function rememberBrowser(
  keys: KeyRing,
  { token, account, now }: { token: string | null; account: Account; now: Date },
): Promise<string> {
  const [newest] = keys;
  const until = Math.floor(now.getTime() / 1000) + KNOWN_BROWSER_SECONDS;
  const password = passwordMark(newest, account);
  const latest: Entry = { account: account.id, browser: newId("brw"), password, until };
  const others = (await readEntries(keys, token, now)).filter((entry) => entry.account !== account.id);
  return new SignJWT({ accounts: [latest, ...others].slice(0, MOST_ACCOUNTS) })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setAudience(AUDIENCE)
    .setExpirationTime(until)
    .sign(signingKey(newest));
}
