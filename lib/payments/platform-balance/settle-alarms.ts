import type { App } from "@/lib/payments/app";
import { floorProcessorAmount } from "@/lib/payments/processor/processor-unit";
import { queueToSuperAdmins } from "@/lib/people/accounts/queue-to-super-admins";
import { inTransaction } from "@/lib/platform/db/transaction";
import type { EmailProps } from "@/lib/platform/mail/email-templates";
import { clearAlarms, raiseAlarm } from "./balance-report-store";
import type { Alarm, AlarmKind } from "./platform-alarm";

/**
 * Keeps what was found of the kinds that were looked for, and forgets those that are mended. Each alarm is logged and goes
 * to the super-admins by email, once a day until it is mended.
 */
export async function settleAlarms(
  app: App,
  { kinds, alarms }: { kinds: readonly AlarmKind[]; alarms: readonly Alarm[] },
): Promise<void> {
  const now = app.clock.now();
  const day = now.toISOString().slice(0, 10);
  const mended = kinds.filter((kind) => !alarms.some((alarm) => alarm.kind === kind));
  await inTransaction(app.db, async (tx) => {
    await clearAlarms(tx, mended);
    for (const alarm of alarms) {
      await raiseAlarm(tx, { alarm, now });
      await queueToSuperAdmins(app, tx, {
        template: "platform-alarm",
        props: { kind: alarm.kind, amounts: amountsOf(alarm), url: `${app.env.publicUrl}/admin/balance` },
        uniqueKey: `platform-alarm:${alarm.kind}:${day}`,
      });
    }
  });
  for (const { kind, detail } of alarms)
    app.log.error({ kind, ...detail }, "the platform's account needs an operator");
}

function amountsOf(alarm: Alarm): EmailProps["platform-alarm"]["amounts"] {
  switch (alarm.kind) {
    case "balance_difference":
      return alarm.detail.differences.map(({ currency, amount }) => ({
        currency,
        amountMinor: floorProcessorAmount(amount, currency),
      }));
    case "balance_short":
      return alarm.detail.short.map(({ currency, available, needed }) => ({
        currency,
        amountMinor: floorProcessorAmount(available, currency),
        neededMinor: floorProcessorAmount(needed, currency),
      }));
    case "automatic_payouts":
      return [];
  }
}
