import { type BodyOf, createApi, resultOf } from "@/components/data/api";
import type { components } from "@/components/data/generated/api-schema";

export type AddressAnswer = components["schemas"]["DeliveryAddressCheck"];

/** The order does not wait longer for it. */
const addressApi = createApi({ patienceMs: 5_000 });

/** Looks a delivery address up. Never throws: null when there was no answer, which refuses nothing. */
export async function checkAddress(
  slug: string,
  body: BodyOf<"checkDeliveryAddress">,
): Promise<AddressAnswer | null> {
  const params = { path: { tenantId: slug } };
  const result = await resultOf(addressApi.POST("/api/public/{tenantId}/delivery-address", { params, body }));
  return result.ok ? result.data : null;
}
