import type { App } from "@/lib/payments/app";
import type { DomainCalls } from "@/lib/payments/processor/stripe-domain-gateway";
import { nextLook, showsWallets, walletHosts } from "@/lib/payments/processor/wallet-host";
import { keepHost, listDueHosts } from "./wallet-host-store";

const BATCH = 20;

/**
 * Registers the hosts where guests pay at the processor, so that wallets show there, and looks again at those where they do
 * not. Nothing is registered for an address that only this machine knows. Throws PROCESSOR_UNAVAILABLE: what is left, and
 * the host that it was asked about, come with a later run.
 */
export async function registerWalletHosts(app: App, signal: AbortSignal): Promise<void> {
  const { domains } = app.payments;
  const { publicUrl } = app.env;
  if (!domains || !showsWallets(publicUrl)) return;
  const { platform } = walletHosts(publicUrl, "");
  while (!signal.aborted) {
    const due = await listDueHosts(app.db, { platform, now: app.clock.now(), limit: BATCH });
    if (due.length === 0) return;
    for (const host of due) {
      if (signal.aborted) return;
      await register(app, domains, host);
    }
  }
}

async function register(
  app: App,
  domains: DomainCalls,
  { host, attempts: before }: { host: string; attempts: number },
): Promise<void> {
  const now = app.clock.now();
  const attempts = before + 1;
  const inVain = { host, attempts, now, nextAt: nextLook({ state: "waiting", attempts, now }) };
  // Written first: a host that the processor does not answer about must not keep the others waiting.
  await keepHost(app.db.prisma, inVain);
  const answer = await domains.register(host);
  if (!answer.ok) {
    await keepHost(app.db.prisma, { ...inVain, state: "refused", problem: answer.message });
    app.log.warn({ host, problem: answer.message }, "the processor did not register a host for wallets");
    return;
  }
  const { id: domainId, state, problem } = answer.value;
  const isActive = state === "active";
  await keepHost(app.db.prisma, {
    ...inVain,
    state,
    domainId,
    problem,
    attempts: isActive ? 0 : attempts,
    nextAt: nextLook({ state, attempts, now }),
  });
  if (!isActive) app.log.warn({ host, state, problem }, "wallets do not show on a host");
}
