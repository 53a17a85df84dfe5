import { endpoint } from "@/lib/app/endpoint";
import { readIdempotencyKey } from "@/lib/platform/http/idempotency-key";
import { reply } from "@/lib/platform/http/reply";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestPaymentLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { getGuestBill } from "@/lib/service/bills/get-guest-bill";
import {
  GuestBillParams,
  GuestPaymentAnswer,
  GuestPaymentRequest,
  guestPaymentView,
} from "@/lib/service/bills/guest-bill-contract";
import { payBill } from "@/lib/service/bills/pay-bill";
import { BILL_BROWSER_COOKIE, payerBrowserOf } from "@/lib/service/bills/payer-browser";

export const POST = endpoint({
  operationId: "payGuestBill",
  summary: "Pay a table's bill, or part of it, as a guest",
  description:
    "Pay an amount, one of several equal shares, or chosen items. The clientSecret is for the payment form; the amount is held for 3 minutes, and for 30 once the form is sent; after 45 seconds without that it gives way to another payment. A browser has one pending payment on a bill, by its `bill_browser` cookie: a new one cancels it.",
  tag: "Bills",
  guard: publicShop,
  params: GuestBillParams,
  body: GuestPaymentRequest,
  response: GuestPaymentAnswer,
  errors: [
    "TENANT_NOT_FOUND",
    "BILL_NOT_FOUND",
    "BILL_CLOSED",
    "IDEMPOTENCY_KEY_REUSED",
    "REQUEST_IN_PROGRESS",
    "PAYMENT_METHOD_UNAVAILABLE",
    "BILL_ITEM_NOT_FOUND",
    "BILL_ITEM_SETTLED",
    "BILL_SHARE_PAID",
    "PAYMENT_EXCEEDS_OPEN",
    "INVALID_TIP",
    "AMOUNT_TOO_SMALL",
    "PAYMENT_NOT_OPEN",
    "PROCESSOR_UNAVAILABLE",
    "RATE_LIMITED",
  ],
  limit: guestPaymentLimit,
  setsCookies: [BILL_BROWSER_COOKIE],
  idempotent: "in-use-case",
  async handle({ app, shop, params, body, request, client }) {
    const { id: tenantId, locales } = shop.tenant;
    const { id: billId } = await getGuestBill(app, { tenantId, token: params.token });
    const { browserId, cookie } = payerBrowserOf(request, client);
    const begun = await payBill(app, {
      tenantId,
      billId,
      actorId: null,
      browserId,
      idempotencyKey: readIdempotencyKey(request),
      request: body,
      limit: { policy: guestPaymentLimit, clientAddress: client.address },
    });
    const answer = guestPaymentView(begun, {
      shop,
      locale: requestLocale(request, locales),
      browserId,
      now: app.clock.now(),
    });
    return reply(answer, {
      "set-cookie": cookie,
      ...(begun.replayed ? { "idempotent-replayed": "true" } : {}),
    });
  },
});
