import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { getWalletHosts } from "@/lib/payments/wallets/get-wallet-hosts";
import { WalletHosts } from "@/lib/payments/wallets/wallet-host-contract";
import { tenantAccess } from "@/lib/people/auth/staff-guards";

export const GET = endpoint({
  operationId: "getWalletHosts",
  summary: "Get the hosts where guests pay, and whether Apple Pay and Google Pay show there",
  description: "Wallets show on registered hosts only; those of this restaurant register themselves.",
  tag: "Payments",
  guard: tenantAccess,
  params: TenantParams,
  response: WalletHosts,
  errors: [],
  handle: ({ app, tenant }) => getWalletHosts(app, tenant),
});
