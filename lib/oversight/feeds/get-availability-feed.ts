import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { listSlotsOfDays } from "@/lib/service/reservations/list-slots-of-days";
import { refuseTwinFeed } from "./refuse-twin-feed";
import { availabilityFeed } from "./reserve-feed";

/** Larger parties call the restaurant, and each size is searched for each day. */
const LARGEST_PARTY = 10;

/** The times that can be booked in the days from today on, as Google's reservation feeds list them. */
export async function getAvailabilityFeed(app: App, input: { tenantId: TenantId; days: number }) {
  refuseTwinFeed(input.tenantId);
  const slots = await listSlotsOfDays(app, { ...input, largestParty: LARGEST_PARTY });
  return availabilityFeed(input.tenantId, slots, app.clock.now());
}
