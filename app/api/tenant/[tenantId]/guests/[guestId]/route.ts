import { endpoint } from "@/lib/app/endpoint";
import { getGuest } from "@/lib/oversight/guests/get-guest";
import { GuestParams, GuestProfile, GuestWire, NoteGuestBody } from "@/lib/oversight/guests/guest-contract";
import { noteGuest } from "@/lib/oversight/guests/note-guest";
import { tenantAccess } from "@/lib/people/auth/staff-guards";
import { versionOf } from "@/lib/platform/http/precondition";

/** Only the notes are edited. */
const notesOf = ({ notes, allergies, tags }: GuestWire) => ({ notes, allergies, tags });

export const GET = endpoint({
  operationId: "getGuest",
  summary: "Get a guest with the latest orders, bookings, bills and gift cards",
  description: "With how much they spent, how often they did not come, and the restaurant's notes and tags.",
  tag: "Customers",
  guard: tenantAccess,
  params: GuestParams,
  response: GuestProfile,
  version: versionOf(GuestProfile, ({ guest }) => notesOf(guest)),
  errors: ["GUEST_NOT_FOUND"],
  handle: ({ app, tenant, params }) => getGuest(app, { tenant, guestId: params.guestId }),
});

export const PATCH = endpoint({
  operationId: "noteGuest",
  summary: "Change the restaurant's notes about a guest",
  description: "Omitted fields stay as they are. Guests can ask for what was noted about them.",
  tag: "Customers",
  guard: tenantAccess,
  params: GuestParams,
  body: NoteGuestBody,
  response: GuestWire,
  version: versionOf(GuestWire, notesOf),
  errors: ["GUEST_NOT_FOUND"],
  audited: true,
  handle: ({ app, tenant, params, body, precondition }) =>
    noteGuest(app, { tenant, guestId: params.guestId, changes: body, precondition }),
});
