/** Checks the books of all restaurants, or of one, and prints what was compared and what differs. */
import { parseArgs } from "node:util";
import { getApp } from "@/lib/app/app";
import { formatMoney } from "@/lib/core/money/money";
import {
  BOOKS_CHECK_NAMES,
  BOOKS_CHECKS,
  type BooksCounts,
  type BooksFinding,
  totalsOf,
} from "@/lib/oversight/books-check/books-check";
import { findRestaurant, type Unchecked } from "@/lib/oversight/books-check/books-check-store";
import { checkBooks } from "@/lib/oversight/books-check/check-books";
import { checkRestaurantBooks } from "@/lib/oversight/books-check/check-restaurant-books";
import type { App } from "@/lib/payments/app";
import { createDb } from "@/lib/platform/db/db";
import { JOB_LIMITS } from "@/lib/platform/db/time-limits";
import { provideBazar } from "../../server/provide-bazar";

type Report = { restaurants: number; counts: BooksCounts; findings: BooksFinding[]; unchecked: Unchecked[] };

async function report(app: App, tenant: string | undefined): Promise<Report> {
  if (tenant === undefined) return checkAll(app);
  const restaurant = await findRestaurant(app.db, tenant);
  if (!restaurant) throw new Error(`There is no restaurant ${tenant}. Name it by its slug or short id.`);
  const books = await checkRestaurantBooks(app, restaurant, { from: "", isOver: () => false });
  return { restaurants: 1, ...books, unchecked: [] };
}

async function checkAll(app: App): Promise<Report> {
  const run = await checkBooks(app, { isWatched: true });
  if (!run) throw new Error("Another process went on with this check. Run it again.");
  return run;
}

const amount = (value: number, currency: string | null) =>
  currency === null ? String(value) : formatMoney(value, currency, "en");

function print({ restaurants, counts, findings, unchecked }: Report): void {
  const rows = BOOKS_CHECK_NAMES.map((name) => {
    const { compared = 0, differ = 0 } = counts[name] ?? {};
    return [BOOKS_CHECKS[name], name, String(compared), differ === 0 ? "-" : String(differ)] as const;
  });
  const table = [["area", "check", "compared", "differ"] as const, ...rows];
  for (const [area, check, compared, differ] of table)
    console.log(`  ${area.padEnd(12)}${check.padEnd(24)}${compared.padStart(10)}${differ.padStart(9)}`);
  for (const { slug, check, objectId, currency, expected, found } of findings) {
    const [right, wrong] = [amount(expected, currency), amount(found, currency)];
    console.log(`${slug}: ${check} ${objectId}: expected ${right}, found ${wrong}`);
  }
  for (const { slug, reason } of unchecked) console.log(`${slug}: not checked: ${reason}`);
  const { compared, differ } = totalsOf(counts);
  const more = differ - findings.length;
  if (more > 0) console.log(`and ${more} more`);
  const outcome = differ === 0 && unchecked.length === 0 ? "the books add up" : `${differ} differences`;
  console.log(`${restaurants} restaurants, ${compared} comparisons: ${outcome}`);
}

let app: ReturnType<typeof getApp> | undefined;
try {
  const { values } = parseArgs({ options: { tenant: { type: "string" }, json: { type: "boolean" } } });
  provideBazar();
  app = getApp();
  // Nobody waits for a page: statements may take as long as those of a job.
  const { DATABASE_URL: url, DIRECT_URL: directUrl } = app.env;
  const db = createDb(url, 2, { directUrl, limits: JOB_LIMITS });
  const found = await report({ ...app, db }, values.tenant).finally(() => db.close());
  if (values.json) console.log(JSON.stringify(found, null, 2));
  else print(found);
  if (totalsOf(found.counts).differ > 0 || found.unchecked.length > 0) process.exitCode = 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await app?.stop();
}
