import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { sendEmailProof } from "@/lib/people/accounts/send-email-proof";
import { OkAnswer } from "@/lib/people/auth/auth-contract";
import { customer } from "@/lib/people/auth/diner-guards";
import { requestLocale } from "@/lib/platform/http/request-locale";

export const POST = endpoint({
  operationId: "sendCustomerEmailProof",
  summary: "Send a new link that confirms the account's email",
  description: "It replaces the link before.",
  tag: "Storefront account",
  guard: customer,
  params: TenantParams,
  response: OkAnswer,
  errors: ["TENANT_NOT_FOUND", "RATE_LIMITED"],
  handle: ({ app, shop, diner, request }) =>
    sendEmailProof(app, {
      scope: { kind: "customer", tenantId: shop.tenant.id },
      diner,
      locale: requestLocale(request, shop.tenant.locales),
    }),
});
