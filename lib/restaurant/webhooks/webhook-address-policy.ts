import { urlOf } from "@/lib/core/network/url-of";
import {
  type AddressPolicy,
  isLoopbackAddress,
  literalAddressOf,
} from "@/lib/platform/outbound/outbound-address";
import type { App } from "@/lib/restaurant/app";

/**
 * Where a delivery to the address may go. This machine is allowed where WEBHOOK_ALLOW_LOOPBACK says so, and on a demo that
 * listens on this machine alone for addresses that name it. `asksHere` is false for whoever asks for one through a proxy or
 * a tunnel: strangers must not have this machine called.
 */
export function webhookPolicy({ env }: App, url: string, { asksHere }: { asksHere: boolean }): AddressPolicy {
  if (env.WEBHOOK_ALLOW_LOOPBACK) return { allowLoopback: true };
  const parsed = urlOf(url);
  const literal = parsed && literalAddressOf(parsed);
  const isOwn = literal !== null && isLoopbackAddress(literal);
  return { allowLoopback: env.BAZAR_DEMO && env.BAZAR_LOOPBACK_ONLY && asksHere && isOwn };
}
