import ipaddr from "ipaddr.js";
import { urlOf } from "@/lib/core/network/url-of";

/** Headers in which proxies, tunnels and content networks name their client. */
const CLIENT_HEADERS = ["x-real-ip", "true-client-ip", "cf-connecting-ip"];

/**
 * True if the caller is on this machine: the socket's peer is loopback, the host that was called is this machine, and
 * nothing else shows that a proxy speaks for somebody. The host also keeps out a stranger's page whose name leads to
 * 127.0.0.1 (DNS rebinding). X-Forwarded-For alone says nothing while the installation's public address is this machine:
 * programs on it take addresses of their own with it, so that they do not share one rate limit. Where the public address
 * is another, there is a proxy, and it speaks for a stranger.
 */
export function isLocalCall(
  request: Request,
  { peer, publicUrl }: { peer: string | null; publicUrl: string },
): boolean {
  const { headers, url } = request;
  const forwarded = CLIENT_HEADERS.flatMap((name) => headers.get(name)?.split(",") ?? []);
  return (
    peer !== null &&
    isLoopback(peer) &&
    !headers.has("forwarded") &&
    (!headers.has("x-forwarded-for") || isLocalHost(new URL(publicUrl).host)) &&
    forwarded.every((address) => isLoopback(address.trim())) &&
    isLocalHost(headers.get("host") ?? new URL(url).host) &&
    isLocalHost(headers.get("x-forwarded-host") ?? "localhost")
  );
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function isLocalHost(host: string): boolean {
  const url = urlOf(`http://${host}`);
  if (url === null) return false;
  const name = url.hostname.replace(/^\[|\]$/g, "");
  return /(?:^|\.)localhost$/.test(name) || isLoopback(name);
}
