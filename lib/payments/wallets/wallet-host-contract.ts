import { z } from "zod";
import { WALLET_STATES, type WalletState } from "@/lib/payments/processor/wallet-host";

export const WalletHost = z
  .object({
    host: z.string().describe("The platform's host, or the restaurant's own below it"),
    state: z
      .enum(WALLET_STATES)
      .describe(
        "`waiting` until the processor has answered, `active` where wallets show, `inactive` where a wallet does not take " +
          "the host yet (it is tried again), `off` where somebody switched it off at the processor, `refused` where the " +
          "processor does not register it",
      ),
    problem: z.string().nullable().describe("Why wallets do not show, in the processor's words"),
    checkedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "WalletHost" });

export const WalletHosts = z
  .object({
    hosts: z
      .array(WalletHost)
      .describe("Empty while the platform has no public address with https, where wallets cannot show"),
  })
  .meta({ id: "WalletHosts" });
export type WalletHosts = z.output<typeof WalletHosts>;

type WalletHostRow = { state: WalletState; problem: string | null; checkedAt: Date };

/** A host that nobody has asked about yet is waiting. */
export function toWalletHost(host: string, row: WalletHostRow | undefined): z.output<typeof WalletHost> {
  return {
    host,
    state: row?.state ?? "waiting",
    problem: row?.problem ?? null,
    checkedAt: row?.checkedAt.toISOString() ?? null,
  };
}
