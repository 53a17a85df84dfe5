import type { z } from "zod";
import type { App } from "@/lib/restaurant/app";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import { addressQuery } from "./address-key";
import { type AddressQuery, type FoundPlace, foundStreet, meantStreet, positionOf } from "./address-match";
import { writeAddressToken } from "./address-token";
import type { DeliveryAddressBody, DeliveryAddressCheck } from "./delivery-address-contract";
import { type AddressPosition, judgeAddress, nearestKm } from "./delivery-area";
import { lookUpAddress } from "./look-up-address";
import { distanceKm } from "./radius";

/**
 * Looks a delivery address up and says whether the restaurant delivers there. A look-up that is away refuses nothing:
 * then the address is not checked, and its postcode alone may say that it is outside (docs/decisions/077).
 */
export async function checkDeliveryAddress(
  app: App,
  { tenant, address }: { tenant: ShopTenant; address: DeliveryAddressBody },
): Promise<z.input<typeof DeliveryAddressCheck>> {
  const { id: tenantId, country } = tenant;
  const query = addressQuery(address, country);
  const finding = await lookUpAddress(app, query);
  const found = finding?.found ?? null;
  const position = finding && positionOf(finding);
  const postcode = found?.postcode || address.postcode;
  const { verdict, reason } = judgeAddress(tenant, { postcode, position });
  const isHouse = found?.kind === "house";
  const lookup = isHouse ? "found" : finding ? "not_found" : "not_looked_up";
  const lookedUp = {
    lookup,
    verdict,
    position: found?.at ?? null,
    postcode: found?.postcode || null,
  } as const;
  const isRefused = finding !== null && found === null && tenant.unplacedAddresses === "refuse";
  const now = app.clock.now();
  return {
    verdict,
    accepted: verdict !== "outside" && !isRefused,
    checked: isHouse,
    reasons: [
      reason,
      ...(lookup === "not_found"
        ? [found ? ("HOUSE_NOT_FOUND" as const) : ("ADDRESS_NOT_FOUND" as const)]
        : []),
      ...(lookup === "not_looked_up" ? (["LOOKUP_UNAVAILABLE"] as const) : []),
    ],
    position: lookedUp.position,
    distanceKm: position && tenths(kilometresTo(tenant, position)),
    address: found && written(found, foundStreet(found, query), query),
    suggestion: finding?.similar
      ? written(finding.similar, meantStreet(finding.similar, query), query)
      : null,
    addressToken: writeAddressToken(app.env.SESSION_SECRET, { tenantId, country, address, lookedUp, now }),
  };
}

function kilometresTo({ latitude, longitude }: ShopTenant, position: AddressPosition): number {
  const origin = { lat: latitude, lng: longitude };
  return position.kind === "point" ? distanceKm(origin, position.at) : nearestKm(origin, position.bounds);
}

const tenths = (km: number) => Math.round(km * 10) / 10;

const written = (place: FoundPlace, street: string, query: AddressQuery) => ({
  street,
  postcode: place.postcode || query.postcode,
  city: place.towns[0] ?? query.city,
});
