import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getPayoutAccount } from "@/lib/payments/payouts/get-payout-account";
import { openPayoutAccount } from "@/lib/payments/payouts/open-payout-account";
import { PayoutAccountLink, PayoutAccountState } from "@/lib/payments/payouts/payout-account-contract";
import { tenantAccess, tenantOwnerAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getPayoutAccount",
  summary: "Whether the restaurant's share reaches an account of its own, and what is missing",
  tag: "Payments",
  guard: tenantAccess,
  params: TenantParams,
  response: PayoutAccountState,
  errors: [],
  handle: ({ app, tenant }) => getPayoutAccount(app, { tenantId: tenant.id }),
});

export const POST = endpoint({
  operationId: "openPayoutAccount",
  summary: "The way to the processor's page that opens the account, or asks for what is missing",
  description:
    "For the owner: co-managers see how far the account is, and do not change where the money goes.",
  tag: "Payments",
  guard: tenantOwnerAccess,
  params: TenantParams,
  response: PayoutAccountLink,
  errors: ["PAYOUT_ACCOUNT_REFUSED", "PROCESSOR_UNAVAILABLE"],
  audited: true,
  handle: ({ app, tenant }) => openPayoutAccount(app, { tenantId: tenant.id }),
});
