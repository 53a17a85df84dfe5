import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { createPasswordPool, type PasswordPool } from "./password-pool";

const COST = 10;

/** A request that would wait longer than a few seconds is better asked to retry. */
const WAITING_PER_THREAD = 64;

/** A hash that no password has, for accounts without one; comparing with it takes as long as with any other. */
export const NO_PASSWORD = `$2b$${COST}$${".".repeat(53)}`;

const POOL = Symbol.for("bazar.password-pool");
type Holder = { [POOL]?: PasswordPool };

/** The process's threads, made at the first password. Server and pages are bundled apart and share them. */
function pool(): PasswordPool {
  const holder = globalThis as Holder;
  const threads = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
  holder[POOL] ??= createPasswordPool({ threads, mostWaiting: threads * WAITING_PER_THREAD });
  return holder[POOL];
}

/**
 * Sets what hashes from now on, until the threads are ended.
 *
 * @internal for tests, which hash more cheaply
 */
export function providePasswordPool(pool: PasswordPool): void {
  (globalThis as Holder)[POOL] = pool;
}

/** Ends the threads, if there are any; the next password starts new ones. */
export async function endPasswordPool(): Promise<void> {
  const holder = globalThis as Holder;
  const ending = holder[POOL];
  delete holder[POOL];
  await ending?.end();
}

/** bcrypt reads 72 bytes at most and stops at NUL, so it is given a digest of fixed length instead of the password. */
function digestOf(password: string): string {
  return createHash("sha256").update(password, "utf8").digest("base64");
}

/**
 * Hashes a password of any length, without truncation, away from the thread that answers requests. Throws UNAVAILABLE
 * when too many wait; `gone` drops what waits for a caller who has left.
 */
export async function hashPassword(password: string, gone?: AbortSignal): Promise<string> {
  return String(await pool().run({ kind: "hash", digest: digestOf(password), cost: COST }, gone));
}

/** Compares in the same time whether the account exists or not; pass null for an unknown account. Throws UNAVAILABLE. */
export async function verifyPassword(
  password: string,
  hash: string | null,
  gone?: AbortSignal,
): Promise<boolean> {
  const work = { kind: "compare", digest: digestOf(password), hash: hash ?? NO_PASSWORD } as const;
  return (await pool().run(work, gone)) === true && hash !== null;
}
