import { endpoint } from "@/lib/app/endpoint";
import { guestRoundLimit } from "@/lib/platform/rate-limit/guest-round-limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { knownBrowserOf } from "@/lib/service/bills/payer-browser";
import { cancelGuestRound } from "@/lib/service/bills/rounds/cancel-guest-round";
import { findFreeTable } from "@/lib/service/bills/rounds/find-free-table";
import { TableRoundParams } from "@/lib/service/bills/rounds/guest-round-contract";

export const POST = endpoint({
  operationId: "cancelTableRound",
  summary: "Take back a round of a table without a bill",
  description:
    "While nobody has answered, by the browser that sent it, which its `bill_browser` cookie names.",
  tag: "Bills",
  guard: publicTenant,
  params: TableRoundParams,
  response: null,
  errors: [
    "TENANT_NOT_FOUND",
    "TABLE_NOT_FOUND",
    "GUEST_ROUND_NOT_FOUND",
    "GUEST_ROUND_SETTLED",
    "RATE_LIMITED",
  ],
  limit: guestRoundLimit,
  async handle({ app, shop, params, request }) {
    const tenantId = shop.tenant.id;
    const { linkToken, roundId } = params;
    const place = await findFreeTable(app, { tenantId, linkToken });
    await cancelGuestRound(app, { tenantId, place, roundId, browserId: knownBrowserOf(request) });
  },
});
