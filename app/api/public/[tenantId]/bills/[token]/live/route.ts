import { endpoint } from "@/lib/app/endpoint";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";
import { GuestBillParams } from "@/lib/service/bills/guest-bill-contract";
import { watchBill } from "@/lib/service/bills/watch-bill";

export const GET = endpoint({
  operationId: "watchGuestBill",
  summary: "Follow a table's bill as it changes",
  description:
    "Server-sent events: `change` when the bill changed, `beat` in between. Also fetch the bill when the stream opens. The stream ends after at most half an hour; one address can hold 40 for a bill. On 503, poll instead.",
  tag: "Bills",
  guard: publicTenant,
  params: GuestBillParams,
  response: null,
  produces: "text/event-stream",
  atOnce: 100,
  errors: ["TENANT_NOT_FOUND", "BILL_NOT_FOUND", "UNAVAILABLE"],
  handle: ({ app, shop, params, request, client }) =>
    watchBill(
      app,
      { tenantId: shop.tenant.id, token: params.token },
      { signal: request.signal, clientAddress: client.address },
    ),
});
