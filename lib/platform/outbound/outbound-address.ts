import ipaddr from "ipaddr.js";
import { urlOf } from "@/lib/core/network/url-of";

/** IPv6 addresses that are routed on the internet; everything else there is reserved for something. */
const GLOBAL_UNICAST = ipaddr.parseCIDR("2000::/3") as [ipaddr.IPv6, number];

function parsed(address: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  // A zone index names a network card of this machine.
  if (address.includes("%") || !ipaddr.isValid(address)) return null;
  return ipaddr.process(address);
}

/** Whether the address is one of the open internet: not private, loopback, link-local, translated, reserved … */
export function isPublicAddress(address: string): boolean {
  const ip = parsed(address);
  if (ip === null || ip.range() !== "unicast") return false;
  return ip.kind() === "ipv4" || (ip as ipaddr.IPv6).match(GLOBAL_UNICAST);
}

/** Whether the address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return parsed(address)?.range() === "loopback";
}

/**
 * Whether anything may be sent to a port: that of the web, or one that no system service has. Receivers listen on 8443
 * and the like; below 1024 are mail, shells and directories, which a request made to look like their own could reach.
 */
function isAllowedPort({ port }: URL): boolean {
  return port === "" || port === "80" || port === "443" || Number(port) >= 1024;
}

/** Where requests may go. `allowLoopback` is for development: this machine, over http as well. */
export type AddressPolicy = { allowLoopback: boolean };

/** Whether a connection to the address is allowed. Over plain http nothing but loopback ever is. */
export function mayConnect(address: string, protocol: string, { allowLoopback }: AddressPolicy): boolean {
  if (allowLoopback && isLoopbackAddress(address)) return true;
  return protocol === "https:" && isPublicAddress(address);
}

/** The host of a URL without the brackets of IPv6. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** The address that the URL names without asking a name server, else null. "localhost" is one, whatever it resolves to. */
export function literalAddressOf(url: URL): string | null {
  const host = hostOf(url);
  if (ipaddr.isValid(host)) return host;
  return /^(.+\.)?localhost\.?$/.test(host) ? "127.0.0.1" : null;
}

/** Why nothing is sent to the address, as far as its text tells; null when nothing is wrong. */
export function outboundUrlProblem(text: string, policy: AddressPolicy): string | null {
  const url = urlOf(text);
  if (!url) return "must be a complete address, such as https://example.com/hook";
  const literal = literalAddressOf(url);
  if (url.protocol !== "https:") {
    const isLocal = url.protocol === "http:" && literal !== null && mayConnect(literal, "http:", policy);
    if (!isLocal) return "must begin with https://";
  }
  if (url.username || url.password) return "must not contain a user name or password";
  if (url.hash) return "must not contain a fragment";
  if (!isAllowedPort(url)) return "must use port 443, or one from 1024 on";
  if (literal !== null && !mayConnect(literal, url.protocol, policy)) {
    return "must not lead to a private, local or reserved address";
  }
  return null;
}
