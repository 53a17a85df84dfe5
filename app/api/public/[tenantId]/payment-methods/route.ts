import { endpoint } from "@/lib/http/endpoint";
import { PaymentMethods, paymentMethodsOf } from "@/lib/payments/payment-methods-contract";
import { publicTenant } from "@/lib/tenancy/public-tenant";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const GET = endpoint({
  operationId: "listPaymentMethods",
  summary: "How a restaurant can be paid",
  tag: "Payments",
  guard: publicTenant,
  params: TenantParams,
  response: PaymentMethods,
  errors: ["TENANT_NOT_FOUND"],
  cacheable: true,
  handle: async ({ app, shop }) => paymentMethodsOf(shop.tenant, await app.processorMethods.current()),
});
