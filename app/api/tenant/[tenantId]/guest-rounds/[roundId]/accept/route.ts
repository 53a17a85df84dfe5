import { endpoint } from "@/lib/app/endpoint";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { BillWire, billView } from "@/lib/service/bills/bill-contract";
import { acceptGuestRound } from "@/lib/service/bills/rounds/accept-guest-round";
import { AcceptRoundRequest, RoundParams } from "@/lib/service/bills/rounds/guest-round-contract";

export const POST = endpoint({
  operationId: "acceptGuestRound",
  summary: "Accept what a guest has ordered at a table",
  description:
    "Puts it on the table's bill, which is opened where there is none, takes its stock and prints it: once, however many accept it. In `INVALID_ITEM` and `OUT_OF_STOCK`, `items.N` counts the lines that are not left out.",
  tag: "Table orders",
  guard: tenantStaffAccess,
  params: RoundParams,
  body: AcceptRoundRequest,
  response: BillWire,
  errors: [
    "TENANT_NOT_FOUND",
    "GUEST_ROUND_NOT_FOUND",
    "GUEST_ROUND_SETTLED",
    "TABLE_NOT_FOUND",
    "BILL_CLOSED",
    "INVALID_ITEM",
    "OUT_OF_STOCK",
  ],
  idempotent: true,
  async handle({ app, tenant, actor, params, body }) {
    const { id: tenantId } = tenant;
    const { roundId } = params;
    return billView(await acceptGuestRound(app, { tenantId, roundId, actorId: actor.userId, request: body }));
  },
});
