import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { givenAnswer } from "@/lib/payments/processor/given-answer";
import type { ProcessorBalance } from "@/lib/payments/processor/platform-state";
import { beginProcessorRun, type ProcessorRun } from "@/lib/payments/processor/processor-run";
import { minorToProcessor } from "@/lib/payments/processor/processor-unit";
import { inTransaction } from "@/lib/platform/db/transaction";
import {
  type BalanceFinding,
  type Books,
  compareBalance,
  findingOf,
  isUnderWay,
  type Unmatched,
} from "./balance-comparison";
import { findFirstDay, listUnmatched, type Range, readBooks } from "./balance-comparison-store";
import { insertReport, listBalanceReports, type ReportedCurrency } from "./balance-report-store";
import { coverageOf, type Owed } from "./owed";
import { type FeeSums, readFees, readOwed } from "./platform-money-store";
import { readProcessorTransactions } from "./read-processor-transactions";
import { rereadTransactions } from "./reread-transactions";
import { settleAlarms } from "./settle-alarms";

const SECOND_MS = 1_000;
const DAY_MS = 24 * 3_600 * SECOND_MS;
/** Days that are compared movement by movement in every run; earlier ones where a difference is not explained. */
const DAYS = 3;
/** The clocks of two machines. */
const APART_MS = 5 * SECOND_MS;
const FEE_DAYS = 30;
/** For a nightly run. */
const BUDGET_MS = 240_000;

/**
 * Compares the platform's balance at the processor with the books, stores the comparison, and raises an alarm where they
 * differ. What was not read is read first; while that takes longer than the run there is no report, and the next one goes
 * on. Throws PROCESSOR_UNAVAILABLE, to be tried again.
 */
export async function reportBalance(app: App, signal?: AbortSignal): Promise<void> {
  const { platform } = app.payments;
  if (!platform || !(await readProcessorTransactions(app, signal))) return;
  const run = beginProcessorRun(app, signal, BUDGET_MS);
  const at = app.clock.now();
  const balance = givenAnswer(await platform.readBalance());
  if (!(await readProcessorTransactions(app, signal))) return;
  const recent = { from: new Date(at.getTime() - DAYS * DAY_MS), to: new Date(at.getTime() + DAY_MS) };
  const nearFrom = new Date(at.getTime() - APART_MS);
  const read = () => readBooks(app.db, { ...recent, nearFrom });
  const isRead = ({ books, unmatched }: Compared) =>
    compareBalance(balance, books, { unmatched, at }).every(({ unread }) => unread === 0);

  let compared: Compared = await read();
  const first = (await findFirstDay(app.db)) ?? at;
  const strangers: BalanceFinding[] = [];
  // The balance has another sum than what is kept: day by day back to where they part.
  for (let day = 0; !isRead(compared) && !run.isOver(); day++) {
    const range = dayBefore(recent.to, day);
    if (range.to <= first) break;
    const { missed, findings } = await rereadTransactions(app, range);
    strangers.push(...findings);
    if (missed > 0) app.log.warn({ missed }, "missed transactions of the processor are being read");
    compared = await read();
    if (findings.length > 0 && accountsFor(strangers, { balance, compared, at })) break;
  }
  const unmatched = await explain(app, run, { balance, compared, at, first });
  const currencies = compareBalance(balance, compared.books, { unmatched, at });
  const findings = [
    ...strangers,
    ...unmatched.filter((each) => !isUnderWay(each, at)).map(findingOf),
    ...currencies.flatMap(leftOver(strangers)),
  ];
  const period = { from: new Date(at.getTime() - FEE_DAYS * DAY_MS), to: new Date(at.getTime() + SECOND_MS) };
  const [owed, fees] = [await readOwed(app.db), await readFees(app.db, period)];
  const reported = currencies.map((each) => reportedCurrency(each, { owed, fees, balance }));
  await inTransaction(app.db, (tx) =>
    insertReport(tx, { id: newId("bal"), at, currencies: reported, findings }),
  );
  const differences = currencies.flatMap(({ currency, difference: amount }) =>
    amount === 0 ? [] : [{ currency, amount }],
  );
  const isWrong = differences.length > 0 || findings.length > 0;
  await settleAlarms(app, {
    kinds: ["balance_difference"],
    alarms: isWrong
      ? [{ kind: "balance_difference", detail: { differences, findings: findings.length } }]
      : [],
  });
}

type Compared = { books: Books; unmatched: Unmatched[] };
type Reading = { balance: ProcessorBalance; compared: Compared; at: Date };

/** What does not match: of the last days, and of earlier ones as long as a difference is not explained. */
async function explain(
  app: App,
  run: ProcessorRun,
  { balance, compared, at, first }: Reading & { first: Date },
): Promise<Unmatched[]> {
  const unmatched = [...compared.unmatched];
  const earlier = await daysOfFindings(app);
  const isExplained = () =>
    compareBalance(balance, compared.books, { unmatched, at }).every(({ unexplained }) => unexplained === 0);
  const begin = new Date(at.getTime() - DAYS * DAY_MS);
  for (let day = 0; !run.isOver(); day++) {
    const range = dayBefore(begin, day);
    if (range.to <= first) break;
    const isNamed = earlier.some((instant) => instant >= range.from && instant < range.to);
    if (isExplained() && !isNamed) {
      if (earlier.every((instant) => instant >= range.from)) break;
      continue;
    }
    unmatched.push(...(await listUnmatched(app.db, range)));
  }
  return unmatched;
}

/** When what the last report named was booked: it is looked for again until it is mended. */
async function daysOfFindings(app: App): Promise<Date[]> {
  const [last] = await listBalanceReports(app.db.prisma, 1);
  return (last?.findings ?? []).flatMap(({ createdAt }) => (createdAt ? [new Date(createdAt)] : []));
}

const dayBefore = (instant: Date, days: number): Range => ({
  from: new Date(instant.getTime() - (days + 1) * DAY_MS),
  to: new Date(instant.getTime() - days * DAY_MS),
});

/** Whether transactions that are not the processor's are all that its balance differs by. */
function accountsFor(strangers: readonly BalanceFinding[], { balance, compared, at }: Reading): boolean {
  const { books, unmatched } = compared;
  return compareBalance(balance, books, { unmatched, at }).every(
    ({ currency, unread }) => unread + strangeIn(strangers, currency) === 0,
  );
}

/** By how much such transactions raise the sum of those that are kept. */
const strangeIn = (strangers: readonly BalanceFinding[], currency: string) =>
  strangers
    .filter((each) => each.currency === currency)
    .reduce((sum, { ledgerMinor, processorMinor }) => sum + (ledgerMinor ?? 0) - (processorMinor ?? 0), 0);

/** What nothing accounts for. */
const leftOver =
  (strangers: readonly BalanceFinding[]) =>
  ({ currency, unread, unexplained }: ReturnType<typeof compareBalance>[number]): BalanceFinding[] => {
    const rest = unread + strangeIn(strangers, currency) + unexplained;
    if (rest === 0) return [];
    const amounts = { ledgerMinor: null, processorMinor: rest };
    return [{ key: currency, problem: "unexplained", currency, ...amounts, createdAt: null }];
  };

function reportedCurrency(
  { unread: _, unexplained: __, ...line }: ReturnType<typeof compareBalance>[number],
  { owed, fees, balance }: { owed: readonly Owed[]; fees: FeeSums; balance: ProcessorBalance },
): ReportedCurrency {
  const { currency } = line;
  const debt = owed.find((each) => each.currency === currency);
  const unit = (minor: number | undefined) => minorToProcessor(minor ?? 0, currency);
  return {
    ...line,
    owed: {
      escrow: unit(debt?.escrowMinor),
      giftCards: unit(debt?.giftCardsMinor),
      refundsDue: unit(debt?.refundsDueMinor),
      payouts: unit(debt?.payoutsMinor),
    },
    needed: coverageOf(owed, balance).find((each) => each.currency === currency)?.needed ?? 0,
    period: {
      grossFees: unit(fees.grossMinor.find((each) => each.currency === currency)?.amountMinor),
      processorFees: fees.processor.find((each) => each.currency === currency)?.amount ?? 0,
    },
  };
}
