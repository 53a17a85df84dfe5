import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import { showsWallets, walletHosts } from "@/lib/payments/processor/wallet-host";
import { getTenantRow } from "@/lib/restaurant/tenancy/tenant-store";
import { toWalletHost, type WalletHosts } from "./wallet-host-contract";
import { findHosts } from "./wallet-host-store";

/** Where guests of a restaurant pay, and whether wallets show there. */
export async function getWalletHosts(
  app: App,
  { id: tenantId, slug }: { id: TenantId; slug: string },
): Promise<WalletHosts> {
  const { publicUrl } = app.env;
  if (!app.payments.domains || !showsWallets(publicUrl)) return { hosts: [] };
  const { platform, own } = walletHosts(publicUrl, slug);
  const { ownHost } = await getTenantRow(app.db, { tenantId });
  const names = [...(ownHost === null ? [] : [ownHost]), own, platform];
  const known = await findHosts(app.db.prisma, names);
  return {
    hosts: names.map((name) =>
      toWalletHost(
        name,
        known.find(({ host }) => host === name),
      ),
    ),
  };
}
