import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { seatWaiting } from "@/lib/service/waitlist/seat-waiting";
import {
  OfferTableRequest,
  WaitlistEntryWire,
  WaitlistParams,
} from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "seatFromWaitlist",
  summary: "Seat a party of the waitlist now",
  description: "At the table that is held for it, or else at a free one.",
  tag: "Reservation management",
  guard: tenantStaffAccess,
  params: WaitlistParams,
  body: OfferTableRequest,
  response: WaitlistEntryWire,
  errors: [
    "WAITLIST_ENTRY_NOT_FOUND",
    "INVALID_TRANSITION",
    "SLOT_UNAVAILABLE",
    "TABLE_TAKEN",
    "TABLE_NOT_FOUND",
  ],
  handle: ({ app, tenant, params, body }) =>
    seatWaiting(app, { tenantId: tenant.id, entryId: params.entryId, tableIds: body.tableIds }),
});
