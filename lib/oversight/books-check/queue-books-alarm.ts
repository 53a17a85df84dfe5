import { DEFAULT_LOCALE } from "@/lib/core/i18n/locales";
import type { App } from "@/lib/payments/app";
import type { Tx } from "@/lib/platform/db/db";
import { queueEmail } from "@/lib/platform/mail/queue-email";
import { totalsOf } from "./books-check";
import { type BooksRun, listSuperAdmins } from "./books-check-store";

/** The email names so many restaurants; the page has all. */
const NAMED = 20;

/** Writes to every super-admin what a run has found, once a run, in the transaction that ends it; nothing without findings. */
export async function queueBooksAlarm(app: App, tx: Tx, run: BooksRun): Promise<void> {
  const { differ } = totalsOf(run.counts);
  if (differ === 0 && run.unchecked.length === 0) return;
  const restaurants = [...new Set(run.findings.map(({ slug }) => slug))];
  for (const { id, name, email } of await listSuperAdmins(tx)) {
    await queueEmail(app, tx, {
      tenantId: null,
      to: email,
      template: "books-differ",
      locale: DEFAULT_LOCALE,
      props: {
        name,
        differences: differ,
        restaurants: restaurants.slice(0, NAMED),
        unchecked: run.unchecked.map(({ slug }) => slug).slice(0, NAMED),
        url: `${app.env.publicUrl}/admin/reconciliation`,
      },
      uniqueKey: `books-differ:${run.id}:${id}`,
    });
  }
}
