import ipaddr from "ipaddr.js";

type ParsedAddress = ipaddr.IPv4 | ipaddr.IPv6;

/** Decides whether an address is a proxy whose X-Forwarded-For entry can be believed. */
export type TrustCheck = (address: ParsedAddress) => boolean;

/** Reads an address; some proxies append the port, as in `192.0.2.1:5123` and `[2001:db8::1]:5123`. */
function parse(address: string): ParsedAddress | null {
  const text = address.trim();
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  return ipaddr.isValid(bare) ? ipaddr.process(bare) : null;
}

/** Trusts loopback and the given comma-separated addresses or CIDR ranges. Throws on an unreadable range. */
export function trustedProxies(list: string | undefined): TrustCheck {
  const ranges = (list ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(networkRange);
  return (address) =>
    address.range() === "loopback" ||
    ranges.some(([base, bits]) => base.kind() === address.kind() && address.match(base as never, bits));
}

/** Whether an address of `clientAddress` is one of these addresses and networks (CIDR). Throws on an unreadable one. */
export function isInNetworks(address: string, networks: readonly string[]): boolean {
  const parsed = parse(address.replace(/\/64$/, ""));
  if (parsed === null) return false;
  return networks
    .map(networkRange)
    .some(
      ([base, bits]) =>
        base.kind() === parsed.kind() && parsed.match(base as never, Math.min(bits, MOST_BITS[base.kind()])),
    );
}

/** Reads an address or a network in CIDR notation. Throws on anything else. */
export function networkRange(entry: string): [ParsedAddress, number] {
  return ipaddr.parseCIDR(entry.includes("/") ? entry : `${entry}/${entry.includes(":") ? 128 : 32}`);
}

/** IPv6 callers are known by their /64. */
const MOST_BITS = { ipv4: 32, ipv6: 64 };

/** One address per household: IPv6 clients own a whole /64. */
function limitKey(address: ParsedAddress): string {
  if (address.kind() === "ipv4") return address.toString();
  const prefix = (address as ipaddr.IPv6).parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(":")}::/64`;
}

/**
 * The /48 that an address of `clientAddress` is in, which one site often owns as a whole: 65,536 households by the
 * address alone. Null for IPv4, where an address is scarce enough.
 */
export function networkOf(address: string): string | null {
  const match = /^((?:[0-9a-f]{1,4}:){2}[0-9a-f]{1,4}):[0-9a-f]{1,4}::\/64$/.exec(address);
  return match ? `${match[1]}::/48` : null;
}

/**
 * Who is calling: the socket's peer, or, when that is a trusted proxy, the right-most untrusted entry of
 * X-Forwarded-For. Entries further left are the client's own claim, and without a known peer all of them are. IPv6 is
 * cut to its /64.
 */
export function clientAddress(
  peer: string | null,
  forwardedFor: string | null,
  isTrusted: TrustCheck,
): string {
  let current = peer === null ? null : parse(peer);
  const hops = (forwardedFor ?? "").split(",").filter((hop) => hop.trim() !== "");
  while (hops.length > 0 && current !== null && isTrusted(current)) {
    const hop = parse(hops.pop() as string);
    if (hop === null) break;
    current = hop;
  }
  return current === null ? "unknown" : limitKey(current);
}

/** True when the caller reached us over https: the public address says so, or a trusted proxy does. */
export function isSecureConnection(
  publicUrl: string,
  peer: string | null,
  forwardedProto: string | null,
  isTrusted: TrustCheck,
): boolean {
  if (publicUrl.startsWith("https:")) return true;
  const address = peer === null ? null : parse(peer);
  return forwardedProto?.toLowerCase() === "https" && address !== null && isTrusted(address);
}
