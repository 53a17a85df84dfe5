import { clientAddress, isSecureConnection } from "@/lib/core/network/client-address";
import type { App } from "@/lib/platform/app";
import type { Client } from "./guard";
import { isLocalCall } from "./local-call";

/**
 * The caller behind a request, worked out when it is asked for: most reads never ask. The self-hosted server passes the
 * socket's peer and whether it shows to be a proxy; on Vercel the platform's own header names the caller, and every
 * connection is https. Under `next start` alone the peer is not known and X-Forwarded-For is whatever the client says:
 * all share one limit, unless TRUSTED_PROXIES says that a proxy is in front.
 */
export function identifyClient(
  app: App,
  request: Request,
  { peer, isProxied = false }: { peer: string | null; isProxied?: boolean | undefined },
): Client {
  const { headers } = request;
  const { VERCEL, NODE_ENV, BAZAR_LOOPBACK_ONLY, publicUrl } = app.env;
  const isUnderDev = BAZAR_LOOPBACK_ONLY && NODE_ENV !== "production";
  const socket = peer ?? (isUnderDev ? "127.0.0.1" : null);
  const nearest = socket ?? nearestWithoutPeer(app, headers);
  let address: string | undefined;
  return {
    get address() {
      address ??= clientAddress(nearest, headers.get("x-forwarded-for"), app.trustsProxy);
      return address;
    },
    get secure() {
      return (
        VERCEL || isSecureConnection(publicUrl, nearest, headers.get("x-forwarded-proto"), app.trustsProxy)
      );
    },
    get isLocal() {
      return !VERCEL && !isProxied && isLocalCall(request, { peer: socket, publicUrl });
    },
  };
}

export type Scheme = "http" | "https";

/** The scheme by which a client reached us; null behind a proxy that does not send it. */
export function schemeOf({ secure }: Client, { headers }: Request): Scheme | null {
  if (secure) return "https";
  return headers.has("x-forwarded-for") && !headers.has("x-forwarded-proto") ? null : "http";
}

/** Loopback stands for the proxy that TRUSTED_PROXIES promises: its entries of X-Forwarded-For are read. */
function nearestWithoutPeer({ env }: App, headers: Headers): string | null {
  if (env.VERCEL) return headers.get("x-vercel-forwarded-for");
  return env.TRUSTED_PROXIES ? "127.0.0.1" : null;
}
