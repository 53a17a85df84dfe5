import type { App } from "@/lib/payments/app";
import { givenAnswer } from "@/lib/payments/processor/given-answer";
import { inTransaction } from "@/lib/platform/db/transaction";
import { keepState } from "./balance-report-store";
import { coverageOf, shortages } from "./owed";
import type { Alarm } from "./platform-alarm";
import { readOwed } from "./platform-money-store";
import { settleAlarms } from "./settle-alarms";

/** The schedule under which money leaves only when the platform asks for it. */
const MANUAL = "manual";

/**
 * Looks at the platform's account: whether the processor sends its money away by itself, and whether what is owed is
 * there. Keeps what it saw, and an alarm for what is wrong. Throws PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function checkPlatform(app: App): Promise<void> {
  const { platform } = app.payments;
  if (!platform) return;
  const account = givenAnswer(await platform.retrieve());
  const balance = givenAnswer(await platform.readBalance());
  const coverage = coverageOf(await readOwed(app.db), balance);
  const short = shortages(coverage).map(({ currency, available, needed }) => ({
    currency,
    available,
    needed,
  }));
  const { payoutInterval: interval } = account;
  const alarms: Alarm[] = [
    ...(interval !== null && interval !== MANUAL
      ? [{ kind: "automatic_payouts" as const, detail: { interval } }]
      : []),
    ...(short.length > 0 ? [{ kind: "balance_short" as const, detail: { short } }] : []),
  ];
  const state = { account, coverage };
  await inTransaction(app.db, (tx) => keepState(tx, { state, now: app.clock.now() }));
  await settleAlarms(app, { kinds: ["automatic_payouts", "balance_short"], alarms });
}
