import { setTimeout as wait } from "node:timers/promises";
import { fail } from "@/lib/core/errors/app-error";
import { isInNetworks } from "@/lib/core/network/client-address";
import { allowsScope } from "@/lib/core/scopes/api-scope";
import { createBulkhead } from "@/lib/platform/http/bulkhead";
import type { GuardInput } from "@/lib/platform/http/guard";
import type { KeyInUse } from "./api-key";
import { spendKeyUse } from "./api-key-store";
import { digestOfKey, isApiKey } from "./api-key-token";

/** Requests of one key in a minute of the clock. */
export const KEY_BUDGET = 600;
const MINUTE_MS = 60_000;

/** What a request may be refused with that shows a key. */
export const KEY_REFUSALS = ["KEY_SCOPE_REQUIRED", "KEY_ADDRESS_REFUSED", "RATE_LIMITED"] as const;

/** What a request shows in place of a session: the text after `Bearer`; null where there is none. */
function shownKey(request: Request): string | null {
  const [, key] = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "") ?? [];
  return key ?? null;
}

/**
 * The API key that a request shows, counted against its budget; null where it shows none. Says how much of the budget is
 * left in the answer's `RateLimit-*` headers. Throws UNAUTHENTICATED for a key that does not work, KEY_ADDRESS_REFUSED from
 * elsewhere than it is accepted from, and RATE_LIMITED.
 */
export async function keyCallerOf(input: GuardInput): Promise<KeyInUse | null> {
  const { app, request, client } = input;
  const shown = shownKey(request);
  if (shown === null) return null;
  const now = app.realClock.now();
  const key = await checkKey(input, shown, now);
  if (key === null || key === "spent") await wait(REFUSAL_MS);
  if (key === null) return fail("UNAUTHENTICATED", "The API key is unknown, was revoked or has expired.");
  if (key === "spent") return refuseSpent(input, now);
  tellBudget(input, { left: KEY_BUDGET - key.requests, now });
  if (key.addresses.length > 0 && !isInNetworks(client.address, key.addresses))
    fail("KEY_ADDRESS_REFUSED", `This key is not accepted from ${client.address}.`);
  return key;
}

/** A refusal takes its time: who guesses, or asks on and on, waits instead of taking the process from others. */
const REFUSAL_MS = 100;

/**
 * Checks of keys that run at once. Anybody can show one, and the requests of one key wait for each other's row, so that
 * many would take all connections to the database.
 */
const checks = createBulkhead(2);

async function checkKey({ app, params }: GuardInput, shown: string, now: Date) {
  if (!isApiKey(shown)) return null;
  const digest = digestOfKey(shown);
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (isSpent(digest, minute)) return "spent";
  const use = { digest, tenantRef: params.tenantId ?? null, now };
  const key = await checks.run(() => spendKeyUse(app.db, use));
  if (!key || key.requests <= KEY_BUDGET) return key;
  noteSpent(digest, minute);
  return "spent";
}

/** Keys that are beyond their budget, with the minute: what they ask for until its end costs no round trip. */
const spent = { minute: 0, digests: new Set<string>() };

const isSpent = (digest: string, minute: number) => spent.minute === minute && spent.digests.has(digest);

function noteSpent(digest: string, minute: number): void {
  if (spent.minute !== minute) spent.digests.clear();
  spent.minute = minute;
  spent.digests.add(digest);
}

const secondsLeft = (now: Date) => Math.ceil((MINUTE_MS - (now.getTime() % MINUTE_MS)) / 1_000);

function tellBudget({ tell }: GuardInput, { left, now }: { left: number; now: Date }): void {
  tell?.({
    "ratelimit-limit": String(KEY_BUDGET),
    "ratelimit-remaining": String(left),
    "ratelimit-reset": String(secondsLeft(now)),
  });
}

function refuseSpent(input: GuardInput, now: Date): never {
  tellBudget(input, { left: 0, now });
  const seconds = secondsLeft(now);
  return fail(
    "RATE_LIMITED",
    `This key has used its ${KEY_BUDGET} requests of this minute. Try again in ${seconds} seconds.`,
    { headers: { "retry-after": String(seconds) } },
  );
}

/** Ends a request whose key was not given what it takes. Throws KEY_SCOPE_REQUIRED, and FORBIDDEN where no key is enough. */
export function requireScope({ scopes }: Pick<KeyInUse, "scopes">, scope: GuardInput["scope"]): void {
  if (!scope) fail("FORBIDDEN", "No API key opens this: it takes somebody's own sign-in.");
  if (!allowsScope(scopes, scope)) fail("KEY_SCOPE_REQUIRED", `This key was not given the scope ${scope}.`);
}

/** Who acts with a key. A program is not asked for a password again: what its key was given is what it may do. */
export function programOf({ id, name, scopes }: KeyInUse, { app }: GuardInput) {
  const signIn = { provenAt: app.realClock.now(), hasSecondFactor: true, factorDueAt: null };
  return { userId: id, name, email: "", signIn, sessionId: id, keyId: id, scopes };
}
