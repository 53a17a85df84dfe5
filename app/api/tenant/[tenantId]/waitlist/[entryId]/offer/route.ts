import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { offerTable } from "@/lib/service/waitlist/offer-table";
import {
  OfferTableRequest,
  WaitlistEntryWire,
  WaitlistParams,
} from "@/lib/service/waitlist/waitlist-contract";

export const POST = endpoint({
  operationId: "offerTable",
  summary: "Hold a table for a party of the waitlist",
  description:
    "The table is held for ten minutes; nobody else can book it meanwhile. A party with an email address gets a link that takes it. For a request that came online it is a table at the first time that suits, held as for an automatic offer, whoever asked earlier.",
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
    offerTable(app, { tenantId: tenant.id, entryId: params.entryId, tableIds: body.tableIds }),
});
