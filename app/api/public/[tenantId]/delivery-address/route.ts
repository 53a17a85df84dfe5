import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { addressLookupLimit } from "@/lib/platform/rate-limit/limits";
import { checkDeliveryAddress } from "@/lib/restaurant/delivery/check-delivery-address";
import {
  DeliveryAddressBody,
  DeliveryAddressCheck,
} from "@/lib/restaurant/delivery/delivery-address-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "checkDeliveryAddress",
  summary: "Look up a delivery address and check whether the restaurant delivers there",
  description:
    "Send `position` as `customerCoords` and `addressToken` with the order. It is a POST so that the address is not in a URL; it creates nothing. While the look-up is unavailable, the address is accepted and not checked.",
  tag: "Orders",
  guard: publicTenant,
  params: TenantParams,
  body: DeliveryAddressBody,
  response: DeliveryAddressCheck,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  limit: addressLookupLimit,
  handle: ({ app, shop, body }) => checkDeliveryAddress(app, { tenant: shop.tenant, address: body }),
});
