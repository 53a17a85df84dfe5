import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import { addressQuery, plainAddress, type SentAddress } from "./address-key";
import type { Coordinates } from "./radius";

/** What this server knows of a delivery address. Only a house counts as found. */
export const ADDRESS_LOOKUPS = ["found", "not_found", "not_looked_up"] as const;
export type AddressLookupState = (typeof ADDRESS_LOOKUPS)[number];

export type LookedUp = {
  lookup: AddressLookupState;
  verdict: "inside" | "outside" | "unplaced";
  /** Of the house or street; null where it was not found. */
  position: Coordinates | null;
  /** The map's, where the address was found. */
  postcode: string | null;
};

const Payload = z.tuple([
  z.enum(ADDRESS_LOOKUPS),
  z.enum(["inside", "outside", "unplaced"]),
  z.tuple([z.number(), z.number()]).nullable(),
  z.string().nullable(),
  z.number(),
]);

export const MAX_ADDRESS_TOKEN_LENGTH = 400;
const DAY_SECONDS = 24 * 60 * 60;

type TokenOf = { tenantId: TenantId; country: string; address: SentAddress };

function signature(key: string, { tenantId, country, address }: TokenOf, payload: string): Buffer {
  const text = plainAddress(addressQuery(address, country));
  return createHmac("sha256", key).update(`address:${tenantId}:${text}:${payload}`).digest();
}

/**
 * Signs what a look-up said about an address at a restaurant. It is good for this address there, until the end of the next
 * day (UTC), and the same all day, so that an order that is sent again is the same order.
 */
export function writeAddressToken(
  [newest]: KeyRing,
  { lookedUp, now, ...of }: TokenOf & { lookedUp: LookedUp; now: Date },
): string {
  const { lookup, verdict, position, postcode } = lookedUp;
  const today = Math.floor(now.getTime() / 1000 / DAY_SECONDS) * DAY_SECONDS;
  const point = position && [position.lat, position.lng];
  const payload = Buffer.from(
    JSON.stringify([lookup, verdict, point, postcode?.slice(0, 20) ?? null, today + 2 * DAY_SECONDS]),
  ).toString("base64url");
  return `${payload}.${signature(newest, of, payload).toString("base64url")}`;
}

/** What was signed; null for another address or restaurant, for a token that has expired, and for anything else. */
export function readAddressToken(
  keys: KeyRing,
  { token, now, ...of }: TokenOf & { token: string | null | undefined; now: Date },
): LookedUp | null {
  const [payload = "", signed = ""] = (token ?? "").split(".");
  const given = Buffer.from(signed, "base64url");
  const isSigned = keys
    .map((key) => signature(key, of, payload))
    .some((expected) => given.length === expected.length && timingSafeEqual(given, expected));
  if (!isSigned) return null;
  const [lookup, verdict, point, postcode, expiresAt] = Payload.parse(
    JSON.parse(Buffer.from(payload, "base64url").toString("utf8")),
  );
  if (expiresAt * 1000 <= now.getTime()) return null;
  return { lookup, verdict, position: point && { lat: point[0], lng: point[1] }, postcode };
}
