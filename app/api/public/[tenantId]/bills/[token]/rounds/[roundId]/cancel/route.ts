import { endpoint } from "@/lib/app/endpoint";
import { guestRoundLimit } from "@/lib/platform/rate-limit/guest-round-limits";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import { knownBrowserOf } from "@/lib/service/bills/payer-browser";
import { cancelGuestRound } from "@/lib/service/bills/rounds/cancel-guest-round";
import { GuestRoundParams } from "@/lib/service/bills/rounds/guest-round-contract";

export const POST = endpoint({
  operationId: "cancelBillRound",
  summary: "Take back a round that nobody has answered",
  description: "By the browser that sent it, which its `bill_browser` cookie names.",
  tag: "Bills",
  guard: publicTenant,
  params: GuestRoundParams,
  response: null,
  errors: [
    "TENANT_NOT_FOUND",
    "BILL_NOT_FOUND",
    "GUEST_ROUND_NOT_FOUND",
    "GUEST_ROUND_SETTLED",
    "RATE_LIMITED",
  ],
  limit: guestRoundLimit,
  async handle({ app, shop, params, request }) {
    const tenantId = shop.tenant.id;
    const { id: billId, tableId } = await getGuestBill(app, { tenantId, token: params.token });
    const { roundId } = params;
    const browserId = knownBrowserOf(request);
    await cancelGuestRound(app, { tenantId, place: { tableId, billId }, roundId, browserId });
  },
});
