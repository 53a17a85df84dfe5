import { hostName } from "@/lib/restaurant/tenancy/host";

/** Ends of names that exist on no one else's machine (RFC 6761, RFC 6762, RFC 8375, and what RFC 2606 keeps for examples). */
const LOCAL_ENDS = /\.(?:localhost|local|test|invalid|internal|example|home\.arpa)$/;
/** A name of several labels; the last begins with a letter, which no address of a machine does. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/;

/** Whether wallets can show at an address: with https, on a host that everybody finds. */
export function showsWallets(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  const host = hostName(hostname);
  return protocol === "https:" && NAME.test(host) && !LOCAL_ENDS.test(host);
}

/** The hosts where guests of a restaurant pay: the platform's, and its own below it. */
export function walletHosts(publicUrl: string, slug: string): { platform: string; own: string } {
  const platform = hostName(new URL(publicUrl).hostname);
  return { platform, own: `${slug}.${platform}` };
}

/**
 * - `waiting`: nobody has asked yet, or the processor has not answered.
 * - `active`: wallets show.
 * - `inactive`: the host is registered, but a wallet does not take it yet.
 * - `off`: somebody switched the host off at the processor.
 * - `refused`: the processor does not register it.
 */
export const WALLET_STATES = ["waiting", "active", "inactive", "off", "refused"] as const;
export type WalletState = (typeof WALLET_STATES)[number];

/** A host as the processor has it: whether wallets show there, and in its words why one does not. */
export type RegisteredHost = { id: string; state: WalletState; problem: string | null };

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** After so many minutes, by how often it was in vain; from then on once a day. */
const PAUSES = [5, 15, 60, 240];

/** When a host is looked at again: one that works after a week, any other soon, and then less and less often. */
export function nextLook(input: { state: WalletState; attempts: number; now: Date }): Date {
  const { state, attempts, now } = input;
  const minutes = state === "active" ? 7 * DAY_MINUTES : (PAUSES[attempts - 1] ?? DAY_MINUTES);
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
