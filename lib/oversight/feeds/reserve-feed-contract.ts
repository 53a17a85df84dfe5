import { z } from "zod";
import { wholeIn } from "@/lib/core/numbers/whole-range-contract";

/**
 * The reservation feeds in Google's published JSON (Actions Center, Reservations End-to-End): names in snake_case and
 * seconds since 1970 are theirs.
 */

/** For how many days ahead the free times are listed. */
export const FEED_DAYS = { from: 1, to: 30 };

export const AvailabilityFeedQuery = z.object({
  days: z.coerce.number().pipe(wholeIn(FEED_DAYS)).default(7).describe("For how many days, from today on"),
});

const FeedMetadata = z
  .object({
    processing_instruction: z.literal("PROCESS_AS_COMPLETE"),
    shard_number: z.int(),
    total_shards: z.int(),
    nonce: z.string().describe("The same for all shards of one state"),
    generation_timestamp: z.int(),
  })
  .meta({ id: "FeedMetadata" });

export const MerchantFeed = z
  .object({
    metadata: FeedMetadata,
    merchant: z.array(
      z.object({
        merchant_id: z.string(),
        name: z.string(),
        telephone: z.string(),
        url: z.string(),
        category: z.string(),
        geo: z.object({
          latitude: z.number(),
          longitude: z.number(),
          address: z.object({
            country: z.string(),
            locality: z.string(),
            postal_code: z.string(),
            street_address: z.string(),
          }),
        }),
      }),
    ),
  })
  .meta({ id: "MerchantFeed" });

export const ServiceFeed = z
  .object({
    metadata: FeedMetadata,
    service: z.array(
      z.object({
        merchant_id: z.string(),
        service_id: z.string(),
        localized_service_name: z.object({
          value: z.string(),
          localized_value: z.array(z.object({ locale: z.string(), value: z.string() })),
        }),
        type: z.literal("SERVICE_TYPE_DINING_RESERVATION"),
        rules: z.object({
          min_advance_booking: z.int().describe("Seconds"),
          min_advance_online_canceling: z.int().describe("Seconds"),
        }),
      }),
    ),
  })
  .meta({ id: "ServiceFeed" });

export const AvailabilityFeed = z
  .object({
    metadata: FeedMetadata,
    service_availability: z.array(
      z.object({
        availability: z.array(
          z.object({
            merchant_id: z.string(),
            service_id: z.string(),
            start_sec: z.int(),
            duration_sec: z.int(),
            spots_total: z.int(),
            spots_open: z.int(),
            resources: z.object({ party_size: z.int() }),
            confirmation_mode: z.literal("CONFIRMATION_MODE_SYNCHRONOUS"),
          }),
        ),
      }),
    ),
  })
  .meta({ id: "AvailabilityFeed" });
