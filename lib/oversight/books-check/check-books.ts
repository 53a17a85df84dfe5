import { newId } from "@/lib/core/ids/ids";
import type { App } from "@/lib/payments/app";
import { outageReason } from "@/lib/platform/db/outage";
import { inTransaction } from "@/lib/platform/db/transaction";
import { tally } from "@/lib/platform/http/tally";
import { addCounts, totalsOf } from "./books-check";
import {
  advanceRun,
  type BooksRun,
  findOpenRun,
  finishRun,
  insertRun,
  listRestaurantsAfter,
  type Restaurant,
} from "./books-check-store";
import { checkRestaurantBooks } from "./check-restaurant-books";
import { queueBooksAlarm } from "./queue-books-alarm";

const PAGE = 100;
/** A scheduler's call ends what it began after 45 seconds; a server begins the next part soon. */
const BUDGET_MS = 35_000;
const NEXT_PART_MS = 1_000;
/** More are not kept; all are counted. */
const KEPT_FINDINGS = 1_000;

/**
 * Checks the books of all restaurants, one after another, and keeps after each how far it is: a run that is cut off goes
 * on behind the last restaurant that was done. At its end one email tells the super-admins what differs. Returns the
 * finished run, or null when time was up and a job goes on with it. With `isWatched` it is a run of its own, from the
 * first restaurant to the last, and nobody is written to.
 */
export async function checkBooks(
  app: App,
  {
    signal,
    budgetMs = BUDGET_MS,
    isWatched = false,
  }: { signal?: AbortSignal; budgetMs?: number; isWatched?: boolean } = {},
): Promise<BooksRun | null> {
  const endsAt = performance.now() + (isWatched ? Number.POSITIVE_INFINITY : budgetMs);
  const isOver = () => signal?.aborted === true || performance.now() >= endsAt;
  const run = (isWatched ? null : await findOpenRun(app.db)) ?? (await beginRun(app));
  const checked = await checkAll(app, run, isOver);
  if (checked === "taken") return null;
  if (checked === "cut off") {
    const runAt = new Date(Date.now() + NEXT_PART_MS);
    await app.jobs.add(app.db.prisma, "check-books", {}, { key: "check-books-again", runAt });
    return null;
  }
  return endRun(app, checked, { isTold: !isWatched });
}

const beginRun = (app: App) => insertRun(app.db, { id: newId("bkc"), startedAt: app.clock.now() });

async function checkAll(
  app: App,
  begun: BooksRun,
  isOver: () => boolean,
): Promise<BooksRun | "cut off" | "taken"> {
  let run = begun;
  for (;;) {
    const restaurants = await listRestaurantsAfter(app.db, { tenantId: run.lastTenantId, limit: PAGE });
    if (restaurants.length === 0) return run;
    for (const restaurant of restaurants) {
      if (isOver()) return "cut off";
      const next = await withRestaurant(app, run, restaurant, isOver);
      if (!(await advanceRun(app.db, run, next))) return "taken";
      run = next;
      if (run.nextCheck !== "") return "cut off";
    }
  }
}

async function withRestaurant(
  app: App,
  run: BooksRun,
  restaurant: Restaurant,
  isOver: () => boolean,
): Promise<BooksRun> {
  const { tenantId, slug } = restaurant;
  const done = { ...run, lastTenantId: tenantId, nextCheck: "", restaurants: run.restaurants + 1 };
  try {
    const books = await checkRestaurantBooks(app, restaurant, { from: run.nextCheck, isOver });
    if (books.findings.length > 0) {
      tally.bookDifferences += totalsOf(books.counts).differ;
      app.log.error({ tenantId, slug, findings: books.findings }, "the books of a restaurant differ");
    }
    const found = {
      counts: addCounts(run.counts, books.counts),
      findings: [...run.findings, ...books.findings].slice(0, KEPT_FINDINGS),
    };
    return books.next === null ? { ...done, ...found } : { ...run, ...found, nextCheck: books.next };
  } catch (err) {
    // While the database is away nothing can be checked, and the job is tried again.
    if (outageReason(err) !== null && !tookTooLong(err)) throw err;
    app.log.error({ err, tenantId, slug }, "the books of a restaurant could not be checked");
    const reason = err instanceof Error ? err.message : String(err);
    return { ...done, unchecked: [...run.unchecked, { slug, reason }] };
  }
}

/** PostgreSQL's word for a statement that its limit ended: this restaurant's would again. */
const tookTooLong = (err: unknown) => err instanceof Error && "code" in err && err.code === "57014";

async function endRun(app: App, run: BooksRun, { isTold }: { isTold: boolean }): Promise<BooksRun> {
  const now = app.clock.now();
  await inTransaction(app.db, async (tx) => {
    if (!(await finishRun(tx, { id: run.id, now }))) return;
    if (isTold) await queueBooksAlarm(app, tx, run);
  });
  const { compared, differ } = totalsOf(run.counts);
  app.log.info({ restaurants: run.restaurants, compared, differ }, "checked the books");
  return { ...run, finishedAt: now };
}
