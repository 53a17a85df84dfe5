import type { App } from "@/lib/app/app";
import { clientAddress, isSecureConnection } from "./client-address";
import type { Client } from "./guard";
import { isLocalCall } from "./local-call";

/**
 * The caller behind a request. The self-hosted server passes the socket's peer; on Vercel the platform's own header
 * names the caller, and every connection is https; under Next alone nothing below the forwarded header is known, and Next fills it from the socket.
 */
export function identifyClient(app: App, request: Request, peer: string | null): Client {
  const { headers } = request;
  const { VERCEL, BAZAR_LOOPBACK_ONLY, publicUrl } = app.env;
  const socket = peer ?? (BAZAR_LOOPBACK_ONLY ? "127.0.0.1" : null);
  const nearest = socket ?? (VERCEL ? headers.get("x-vercel-forwarded-for") : null);
  return {
    address: clientAddress(nearest, headers.get("x-forwarded-for"), app.trustsProxy),
    secure:
      VERCEL || isSecureConnection(publicUrl, nearest, headers.get("x-forwarded-proto"), app.trustsProxy),
    isLocal: !VERCEL && isLocalCall(request, socket),
  };
}
