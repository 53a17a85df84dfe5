import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import {
  PaymentMethods,
  paymentMethodsOf,
  paymentMethodsView,
} from "@/lib/payments/payments/payment-methods-contract";
import { publicTenant } from "@/lib/restaurant/menu/public-tenant";

export const GET = endpoint({
  operationId: "listPaymentMethods",
  summary: "List the payment methods a restaurant accepts",
  description:
    "If the restaurant's currency is not accepted online, every method except cash is false, whatever is switched on.",
  tag: "Payments",
  guard: publicTenant,
  params: TenantParams,
  response: PaymentMethods,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ app, shop }) =>
    paymentMethodsView(paymentMethodsOf(shop.tenant, await app.processorMethods.current()), app.env),
});
