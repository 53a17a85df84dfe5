import { toMajor } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import type { BalanceFinding } from "@/lib/payments/platform-balance/balance-comparison";
import {
  type BalanceOverview,
  getBalanceOverview,
} from "@/lib/payments/platform-balance/get-balance-overview";
import { processorToMajor } from "@/lib/payments/processor/processor-unit";
import { findOrigins } from "./finding-store";
import type {
  BalanceFindingWire,
  PlatformBalanceWire,
  PlatformCurrencyWire,
} from "./platform-balance-contract";

/** The platform's own money at the processor, and whose movements the last comparison could not match. */
export async function getPlatformBalance(app: App): Promise<PlatformBalanceWire> {
  const { check, alarms, reports, readUntil } = await getBalanceOverview(app);
  const [newest] = reports;
  return {
    checkedAt: check?.checkedAt.toISOString() ?? null,
    comparedAt: newest?.at.toISOString() ?? null,
    readUntil: readUntil?.toISOString() ?? null,
    payoutInterval: check?.state.account.payoutInterval ?? null,
    alarms: alarms.map(({ kind, since }) => ({ kind, since: since.toISOString() })),
    currencies: (newest?.currencies ?? []).map(currencyView),
    findings: await explained(app, newest?.findings ?? []),
    reports: reports.map(({ at, currencies, findings }) => ({
      at: at.toISOString(),
      differences: currencies.flatMap(({ currency, difference }) =>
        difference === 0 ? [] : [{ currency, amount: processorToMajor(difference, currency) }],
      ),
      findings: findings.length,
    })),
  };
}

type Reported = BalanceOverview["reports"][number]["currencies"][number];

function currencyView(reported: Reported): PlatformCurrencyWire {
  const { currency, available, needed, owed, period } = reported;
  const major = (amount: number) => processorToMajor(amount, currency);
  const total = owed.escrow + owed.giftCards + owed.refundsDue + owed.payouts;
  const { ledger, conversion, fees, payouts, topups, adjustments, underWay, difference } = reported;
  const way = { ledger, conversion, fees, payouts, topups, adjustments, underWay, difference };
  return {
    currency,
    available: major(available),
    pending: major(reported.pending),
    owed: mapped({ ...owed, total }, major),
    needed: major(needed),
    free: major(available - needed),
    way: mapped(way, major),
    period: {
      platformFees: major(period.grossFees),
      processorFees: major(period.processorFees),
      net: major(period.grossFees - period.processorFees),
    },
  };
}

function mapped<T extends Record<string, number>>(amounts: T, by: (amount: number) => number): T {
  return Object.fromEntries(Object.entries(amounts).map(([name, value]) => [name, by(value)])) as T;
}

async function explained(app: App, findings: readonly BalanceFinding[]): Promise<BalanceFindingWire[]> {
  if (findings.length === 0) return [];
  const origins = await findOrigins(
    app.db,
    findings.map(({ key }) => key),
  );
  return findings.map(({ key, problem, currency, ledgerMinor, processorMinor, createdAt }) => {
    const origin = origins.find((each) => each.key === key);
    const major = (minor: number | null) => (minor === null ? null : toMajor(minor, currency));
    return {
      key,
      problem,
      currency,
      ledger: major(ledgerMinor),
      processor: major(processorMinor),
      createdAt,
      restaurant: origin ? { slug: origin.slug, name: origin.name } : null,
      orderId: origin?.orderId ?? null,
      orderNumber: origin?.orderNumber ?? null,
    };
  });
}
