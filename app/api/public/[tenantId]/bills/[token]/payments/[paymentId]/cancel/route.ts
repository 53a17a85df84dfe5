import { endpoint } from "@/lib/app/endpoint";
import { requestLocale } from "@/lib/platform/http/request-locale";
import { guestPaymentLimit } from "@/lib/platform/rate-limit/limits";
import { publicShop } from "@/lib/restaurant/menu/public-tenant";
import { cancelGuestPayment } from "@/lib/service/bills/cancel-guest-payment";
import {
  CancelGuestPaymentRequest,
  GuestBill,
  GuestPaymentParams,
  guestBillView,
} from "@/lib/service/bills/guest-bill-contract";
import { knownBrowserOf } from "@/lib/service/bills/payer-browser";

export const POST = endpoint({
  operationId: "cancelGuestPayment",
  summary: "Give up a payment of a table's bill that you began",
  description: "Needs the payment's clientSecret. What it held can be paid another way at once.",
  tag: "Bills",
  guard: publicShop,
  params: GuestPaymentParams,
  body: CancelGuestPaymentRequest,
  response: GuestBill,
  errors: [
    "TENANT_NOT_FOUND",
    "BILL_NOT_FOUND",
    "BILL_PAYMENT_NOT_FOUND",
    "BILL_PAYMENT_SETTLED",
    "PROCESSOR_UNAVAILABLE",
    "RATE_LIMITED",
  ],
  limit: guestPaymentLimit,
  async handle({ app, shop, params, body, request }) {
    const { id: tenantId, locales } = shop.tenant;
    const { token, paymentId } = params;
    const { clientSecret } = body;
    const bill = await cancelGuestPayment(app, { tenantId, token, paymentId, clientSecret });
    return guestBillView(bill, {
      shop,
      locale: requestLocale(request, locales),
      browserId: knownBrowserOf(request),
      now: app.clock.now(),
    });
  },
});
