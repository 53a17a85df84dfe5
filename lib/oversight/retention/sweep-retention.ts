import { anonymiseGuests } from "@/lib/oversight/privacy/anonymise-guests";
import type { App } from "@/lib/payments/app";
import { sweepPictures } from "@/lib/restaurant/media/sweep-pictures";
import { expireDrafts } from "./expire-drafts";
import { RETENTION_RULES, type RuleName } from "./retention-rule";
import { deleteDue, emptySentEmails, isDeletingRule, isOfRestaurants } from "./retention-store";

const DAY_MS = 24 * 3600 * 1000;
const BATCH = 1_000;
/** For all rules together; the rest waits for the next run, which starts soon. */
const BUDGET_MS = 60_000;
const NEXT_RUN_MS = 5 * 60_000;

type Sweep = (batch: { before: Date; limit: number }) => Promise<number>;

function sweepOf(app: App, rule: RuleName): Sweep | null {
  const { twin: scope } = app;
  if (scope !== null && !isOfRestaurants(rule)) return null;
  if (isDeletingRule(rule)) return (batch) => deleteDue(app.db, rule, { scope, ...batch });
  if (rule === "drafts") return (batch) => expireDrafts(app, batch);
  if (rule === "pictures") return (batch) => sweepPictures(app, batch);
  // Where no provider sends them, the stored emails are the mailbox.
  return app.mailer.isLocal ? null : (batch) => emptySentEmails(app.db, batch);
}

/**
 * Deletes what is past its retention period (docs/decisions/035), in small batches that block nothing, and erases
 * guests from what is older than their restaurant's period. A rule that fails does not stop the others. What does not
 * fit into one run continues in the next.
 */
export async function sweepRetention(
  app: App,
  { budgetMs = BUDGET_MS, batch = BATCH }: { budgetMs?: number; batch?: number } = {},
): Promise<void> {
  const now = app.clock.now();
  const deadline = performance.now() + budgetMs;
  const rest: string[] = [];
  const inBatches = async (name: string, sweep: (limit: number) => Promise<number>) => {
    let removed = 0;
    try {
      for (let last = batch; last >= batch; removed += last) {
        if (performance.now() > deadline) {
          rest.push(name);
          break;
        }
        last = await sweep(batch);
      }
    } catch (err) {
      app.log.error({ err, rule: name }, "a retention rule failed");
    }
    if (removed > 0) app.log.info({ rule: name, removed }, "removed rows past their retention time");
  };

  for (const { name, days } of RETENTION_RULES) {
    const sweep = sweepOf(app, name);
    const before = new Date(now.getTime() - days * DAY_MS);
    if (sweep) await inBatches(name, (limit) => sweep({ before, limit }));
  }
  await inBatches("guests", (limit) => anonymiseGuests(app, { now, limit }));

  if (rest.length === 0) return;
  app.log.warn({ rules: rest }, "more to sweep than fits in one run; the rest follows shortly");
  const runAt = new Date(Date.now() + NEXT_RUN_MS);
  await app.jobs.add(app.db.prisma, "sweep-expired", {}, { key: "sweep-expired-again", runAt });
}
