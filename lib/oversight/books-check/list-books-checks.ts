import type { App } from "@/lib/payments/app";
import { totalsOf } from "./books-check";
import type { BooksCheckRunWire } from "./books-check-contract";
import { listRuns, readNames } from "./books-check-store";

/** The newest finished checks of the books, newest first. */
export async function listBooksChecks(app: App, limit: number): Promise<BooksCheckRunWire[]> {
  const runs = await listRuns(app.db, limit);
  const slugs = new Set(runs.flatMap(({ findings }) => findings.map(({ slug }) => slug)));
  const names = slugs.size === 0 ? new Map<string, string>() : await readNames(app.db, [...slugs]);
  return runs.map(({ id, startedAt, finishedAt, restaurants, counts, findings, unchecked }) => {
    const { compared, differ } = totalsOf(counts);
    return {
      id,
      startedAt: startedAt.toISOString(),
      finishedAt: (finishedAt ?? startedAt).toISOString(),
      restaurants,
      compared,
      differences: differ,
      findings: findings.map(({ slug, check, objectId, currency, expected, found }) => ({
        check,
        restaurant: { slug, name: names.get(slug) ?? slug },
        objectId,
        currency,
        expected,
        found,
      })),
      unchecked: unchecked.map(({ slug }) => slug),
    };
  });
}
