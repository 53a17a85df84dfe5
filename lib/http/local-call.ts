import ipaddr from "ipaddr.js";

/** Where proxies, tunnels and content networks name the client that they speak for. */
const CLIENT_HEADERS = ["x-forwarded-for", "x-real-ip", "true-client-ip", "cf-connecting-ip"];

/**
 * True when the caller sits at this machine: the socket's peer is loopback, no proxy names somebody else, and the host
 * that was called is this machine. The last also keeps out a proxy that names nobody, and a stranger's page whose name
 * leads to 127.0.0.1 (DNS rebinding).
 */
export function isLocalCall(request: Request, peer: string | null): boolean {
  const { headers, url } = request;
  const forwarded = CLIENT_HEADERS.flatMap((name) => headers.get(name)?.split(",") ?? []);
  return (
    peer !== null &&
    isLoopback(peer) &&
    !headers.has("forwarded") &&
    forwarded.every((address) => isLoopback(address.trim())) &&
    isLocalHost(headers.get("host") ?? new URL(url).host)
  );
}

function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";
}

function isLocalHost(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const name = new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, "");
  return /(?:^|\.)localhost$/.test(name) || isLoopback(name);
}
