import { sendEmailProof } from "@/lib/accounts/send-email-proof";
import { OkAnswer } from "@/lib/auth/auth-contract";
import { customer } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";
import { chooseOrderLocale } from "@/lib/orders/order-locale";
import { TenantParams } from "@/lib/tenancy/tenancy-contract";

export const POST = endpoint({
  operationId: "sendCustomerEmailProof",
  summary: "Email a fresh link that proves the mailbox of the account",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  handle: ({ app, shop, diner, request }) =>
    sendEmailProof(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      diner,
      locale: chooseOrderLocale(shop.tenant.locales, request.headers.get("accept-language")),
    }),
});
