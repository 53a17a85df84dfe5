import type { App } from "@/lib/payments/app";
import { showsWallets, walletHosts } from "@/lib/payments/processor/wallet-host";
import { toWalletHost, type WalletHosts } from "./wallet-host-contract";
import { findHosts } from "./wallet-host-store";

/** Where guests of a restaurant pay, and whether wallets show there. */
export async function getWalletHosts(app: App, { slug }: { slug: string }): Promise<WalletHosts> {
  const { publicUrl } = app.env;
  if (!app.payments.domains || !showsWallets(publicUrl)) return { hosts: [] };
  const { platform, own } = walletHosts(publicUrl, slug);
  const known = await findHosts(app.db.prisma, [own, platform]);
  return {
    hosts: [own, platform].map((name) =>
      toWalletHost(
        name,
        known.find(({ host }) => host === name),
      ),
    ),
  };
}
