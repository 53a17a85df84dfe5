import type { z } from "zod";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { OpenSlot } from "@/lib/service/reservations/list-slots-of-days";
import type { AvailabilityFeed, MerchantFeed, ServiceFeed } from "./reserve-feed-contract";

/** The one service of a restaurant: a table. */
const SERVICE_ID = "reservation";

const seconds = (instant: Date) => Math.floor(instant.getTime() / 1000);

function metadata(now: Date) {
  return {
    processing_instruction: "PROCESS_AS_COMPLETE" as const,
    shard_number: 0,
    total_shards: 1,
    nonce: String(seconds(now)),
    generation_timestamp: seconds(now),
  };
}

type Merchant = Pick<
  ShopTenant,
  "id" | "name" | "phone" | "country" | "city" | "postcode" | "address" | "latitude" | "longitude"
>;

/** The restaurant as it is matched with the map. `url` is its storefront. */
export function merchantFeed(tenant: Merchant, url: string, now: Date): z.input<typeof MerchantFeed> {
  return {
    metadata: metadata(now),
    merchant: [
      {
        merchant_id: tenant.id,
        name: tenant.name,
        telephone: tenant.phone,
        url,
        category: "restaurant",
        geo: {
          latitude: tenant.latitude,
          longitude: tenant.longitude,
          address: {
            country: tenant.country,
            locality: tenant.city,
            postal_code: tenant.postcode,
            street_address: tenant.address,
          },
        },
      },
    ],
  };
}

/** What can be booked there: one service, named in the languages of the menu, or none without online booking. */
export function serviceFeed(
  input: {
    tenantId: string;
    /** By language; the first is the default. */
    names: readonly { locale: string; value: string }[];
    /** Null where guests cannot book online. */
    leadMinutes: number | null;
  },
  now: Date,
): z.input<typeof ServiceFeed> {
  const { tenantId, names, leadMinutes } = input;
  const service = {
    merchant_id: tenantId,
    service_id: SERVICE_ID,
    localized_service_name: { value: names[0]?.value ?? "", localized_value: [...names] },
    type: "SERVICE_TYPE_DINING_RESERVATION" as const,
    rules: { min_advance_booking: (leadMinutes ?? 0) * 60, min_advance_online_canceling: 0 },
  };
  return { metadata: metadata(now), service: leadMinutes === null ? [] : [service] };
}

/** The times that can be booked; each is one table for one party, and is confirmed when it is booked. */
export function availabilityFeed(
  tenantId: string,
  slots: readonly OpenSlot[],
  now: Date,
): z.input<typeof AvailabilityFeed> {
  const availability = slots.map(({ start, end, party }) => ({
    merchant_id: tenantId,
    service_id: SERVICE_ID,
    start_sec: seconds(start),
    duration_sec: Math.round((end.getTime() - start.getTime()) / 1000),
    spots_total: 1,
    spots_open: 1,
    resources: { party_size: party },
    confirmation_mode: "CONFIRMATION_MODE_SYNCHRONOUS" as const,
  }));
  return { metadata: metadata(now), service_availability: [{ availability }] };
}
