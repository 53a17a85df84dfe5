import type { KeyRing } from "@/lib/platform/keys/key-ring";
import {
  type AddressLookupState,
  type LookedUp,
  readAddressToken,
} from "@/lib/restaurant/delivery/address-token";
import { judgeAddress } from "@/lib/restaurant/delivery/delivery-area";
import type { Coordinates } from "@/lib/restaurant/delivery/radius";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { Order } from "@/lib/service/orders/order";
import type { OrderRefusal } from "./order-refusal";

export type RequestedAddress = {
  type: Order["type"];
  deliveryAddress: string | null;
  postcode: string | null;
  city: string | null;
  customerCoords?: Coordinates | null | undefined;
  addressToken?: string | null | undefined;
};

/** What this server found out about the address of a request before; null where it was not asked, or about another one. */
export function lookedUpAddress(
  keys: KeyRing,
  { tenant, request, now }: { tenant: ShopTenant; request: RequestedAddress; now: Date },
): LookedUp | null {
  if (request.type !== "delivery") return null;
  const { id: tenantId, country } = tenant;
  return readAddressToken(keys, { tenantId, country, address: request, token: request.addressToken, now });
}

/**
 * Why an order cannot be brought to its address (docs/decisions/077). Coordinates of any client are held against the
 * delivery area, as the specification says, and an order without any is let through. What a look-up of this server said
 * binds where the order carries it: an address that it found outside, or not at all where the restaurant refuses those; a street without the house is found enough.
 */
export function addressRefusal(
  tenant: ShopTenant,
  request: RequestedAddress,
  lookedUp: LookedUp | null,
): OrderRefusal | null {
  if (request.type !== "delivery") return null;
  const postcode = lookedUp?.postcode ?? request.postcode;
  const isOutside = (at: Coordinates | null) =>
    judgeAddress(tenant, { postcode, position: at && { kind: "point", at } }).verdict === "outside";
  const { customerCoords: sent = null } = request;
  if (sent && isOutside(sent)) return outsideRefusal(tenant);
  if (!lookedUp) return null;
  const { position, verdict, lookup } = lookedUp;
  const isKnownOutside =
    verdict === "outside" && judgeAddress(tenant, { postcode, position: null }).verdict !== "inside";
  if (position ? isOutside(position) : isKnownOutside) return outsideRefusal(tenant);
  const isUnplaced = lookup === "not_found" && position === null;
  if (isUnplaced && tenant.unplacedAddresses === "refuse") return unknownRefusal(tenant);
  return null;
}

function outsideRefusal({ name, deliveryRadiusKm }: ShopTenant): OrderRefusal {
  const code = "OUTSIDE_RADIUS";
  if (deliveryRadiusKm === null) {
    const message = `${name} does not deliver to this postcode. Choose pickup instead.`;
    return { ok: false, code, reason: "POSTCODE_NOT_LISTED", message };
  }
  const message = `The address is more than ${deliveryRadiusKm} km from ${name}. Choose pickup instead.`;
  return { ok: false, code, reason: "BEYOND_RADIUS", message };
}

function unknownRefusal({ name }: ShopTenant): OrderRefusal {
  const message = `The address was not found, and ${name} delivers only to addresses that can be found. Check it, or choose pickup.`;
  return { ok: false, code: "ADDRESS_UNKNOWN", reason: "ADDRESS_NOT_FOUND", message };
}

/** What an order keeps of its address: this server's own position before the client's, and what it knows of it. */
export function addressFields(
  request: RequestedAddress,
  lookedUp: LookedUp | null,
): { latitude: number | null; longitude: number | null; addressLookup: AddressLookupState | null } {
  const at = lookedUp?.position ?? request.customerCoords ?? null;
  return {
    latitude: at?.lat ?? null,
    longitude: at?.lng ?? null,
    addressLookup: request.type === "delivery" ? (lookedUp?.lookup ?? "not_looked_up") : null,
  };
}

/** Whether the house of an order's address was found; null where nobody needs to know, and where nobody can. */
export function isAddressChecked({ addressLookup }: Pick<Order, "addressLookup">): boolean | null {
  return addressLookup && addressLookup === "found";
}
