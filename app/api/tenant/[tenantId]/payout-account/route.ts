import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getPayoutAccount } from "@/lib/payments/payouts/get-payout-account";
import { openPayoutAccount } from "@/lib/payments/payouts/open-payout-account";
import { PayoutAccountLink, PayoutAccountState } from "@/lib/payments/payouts/payout-account-contract";
import { impersonal, tenantAccess, tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getPayoutAccount",
  summary: "Get whether the restaurant has a payout account, and what it still lacks",
  description: "Until the account is complete, the restaurant takes cash only.",
  tag: "Payments",
  guard: impersonal(tenantAccess),
  params: TenantParams,
  response: PayoutAccountState,
  errors: [],
  handle: ({ app, tenant }) => getPayoutAccount(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "openPayoutAccount",
  summary: "Get a link to the processor's page that opens or completes the payout account",
  description:
    "For the owner only: co-managers see the account's status, but cannot change where the money goes.",
  tag: "Payments",
  guard: tenantOwnerAccess,
  params: TenantParams,
  response: PayoutAccountLink,
  errors: ["RESTAURANT_DRAFT", "FRESH_SIGN_IN_REQUIRED", "PAYOUT_ACCOUNT_REFUSED", "PROCESSOR_UNAVAILABLE"],
  audited: true,
  handle: ({ app, tenant, actor }) => openPayoutAccount(app, { tenantId: tenant.id, actor }),
});
