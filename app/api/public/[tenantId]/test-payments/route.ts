import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { confirmPayment } from "@/lib/payments/stripe-emulator/confirm-payment";
import {
  ConfirmPaymentAnswer,
  ConfirmPaymentBody,
} from "@/lib/payments/stripe-emulator/confirm-payment-contract";
import { guestPaymentLimit } from "@/lib/platform/rate-limit/limits";
import { requireTwin } from "@/lib/platform/twins/require-twin";
import { openTenant } from "@/lib/restaurant/menu/public-tenant";

export const POST = endpoint({
  operationId: "confirmTestPayment",
  summary: "Confirm a payment at a test twin",
  description:
    "Does what the payment form does in a guest's browser, with a test card. Restaurants have no such payments: there the form talks to the payment processor.",
  tag: "Test twin",
  guard: openTenant,
  params: TenantParams,
  body: ConfirmPaymentBody,
  response: ConfirmPaymentAnswer,
  errors: ["TENANT_NOT_FOUND", "NOT_A_TWIN", "NOT_FOUND", "PAYMENT_NOT_OPEN", "PROCESSOR_UNAVAILABLE"],
  limit: guestPaymentLimit,
  handle: ({ app, tenant, body }) => {
    requireTwin(tenant.id);
    return confirmPayment(app, body);
  },
});
