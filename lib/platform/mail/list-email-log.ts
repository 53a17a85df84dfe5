import type { z } from "zod";
import { pageOf, readPageCursor } from "@/lib/core/paging/page-cursor";
import type { App } from "@/lib/platform/app";
import type { EmailLog, EmailLogQuery } from "./email-log-contract";
import { countEmails, listEmailsByStatus } from "./email-store";

/** One page of the emails of a status, newest first, without what is in them. */
export async function listEmailLog(
  app: App,
  { status, cursor, limit }: z.output<typeof EmailLogQuery>,
): Promise<z.input<typeof EmailLog>> {
  const after = cursor === undefined ? null : readPageCursor(cursor);
  const [rows, failed, kept] = await Promise.all([
    listEmailsByStatus(app.db, { status, after, limit: limit + 1 }),
    countEmails(app.db, "failed"),
    countEmails(app.db, "kept"),
  ]);
  const { page, nextCursor } = pageOf(rows, limit, ({ createdAt: at, id }) => ({ at, id }));
  const emails = page.map(({ locale: _, subject: __, createdAt, sentAt, ...email }) => ({
    ...email,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
  return { emails, failed, kept, hasProvider: !app.mailer.isLocal, nextCursor };
}
