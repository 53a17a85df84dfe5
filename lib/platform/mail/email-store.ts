import { batched } from "@/lib/platform/db/batched";
import { coalesce } from "@/lib/platform/db/coalesce";
import type { Db, Tx } from "@/lib/platform/db/db";
import type { Email, Prisma } from "@/lib/platform/db/generated/client";
import type { EmailStatus } from "@/lib/platform/db/generated/enums";
import { perDb } from "@/lib/platform/db/per-db";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { RenderedEmail } from "./rendered-email";

/** As many as there are slots for emails, and room for more of them. */
const MOST_TOGETHER = 20;

/** Writes an email with its cause. False when it was written before. */
export async function insertEmail(
  tx: Tx,
  email: {
    id: string;
    tenantId: string | null;
    to: string;
    template: string;
    locale: string;
    props: Prisma.InputJsonValue;
    uniqueKey: string;
    createdAt: Date;
  },
): Promise<boolean> {
  const { count } = await tx.email.createMany({ data: [email], skipDuplicates: true });
  return count === 1;
}

/** Deletes an email that has not been sent yet. */
export async function deleteQueuedEmail(tx: Tx, uniqueKey: string): Promise<void> {
  await tx.email.deleteMany({ where: { uniqueKey, status: "queued" } });
}

export type EmailToSend = Pick<Email, "id" | "to" | "template" | "locale" | "props" | "tries">;

/** An email that still has to be sent. Jobs that ask together share a statement. */
export async function findQueuedEmail(db: Db, id: string): Promise<EmailToSend | null> {
  return (await queuedEmails(db)(id)) ?? null;
}

const queuedEmails = perDb((db) =>
  coalesce(async (ids) => {
    const rows = await db.sql.query<EmailToSend>(
      {
        name: "queued-emails",
        text: `SELECT id, "to", template, locale, props, tries FROM email WHERE id = ANY($1) AND status = 'queued'`,
      },
      [ids],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }),
);

type Kept = RenderedEmail & { id: string };
type Sent = { id: string; subject: string; sentAt: Date };

/** Keeps an email as it would have been sent; without a provider this is all that becomes of it. */
export async function keepEmail(db: Db, kept: Kept): Promise<void> {
  await keptEmails(db)(kept);
}

const keptEmails = perDb((db) =>
  noted<Kept>(async (emails) => {
    await db.sql.execute(
      {
        name: "keep-emails",
        text: `UPDATE email SET subject = e.subject, html = e.html, text = e.text, attachments = e.attachments,
                      status = 'kept', error = NULL
                 FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[])
                   AS e(id, subject, html, text, attachments)
                WHERE email.id = e.id`,
      },
      [
        ...columnsOf(emails, ["id", "subject", "html", "text"]),
        emails.map(({ attachments }) => JSON.stringify(attachments)),
      ],
    );
  }),
);

/** Notes that the provider has an email; its links, codes and names are not kept here any longer. */
export async function markEmailSent(db: Db, sent: Sent): Promise<void> {
  await sentEmails(db)(sent);
}

const sentEmails = perDb((db) =>
  noted<Sent>(async (emails) => {
    await db.sql.execute(
      {
        name: "sent-emails",
        text: `UPDATE email SET subject = e.subject, sent_at = e.at, status = 'sent', error = NULL, props = '{}'
                 FROM unnest($1::text[], $2::text[], $3::timestamptz[]) AS e(id, subject, at)
                WHERE email.id = e.id`,
      },
      columnsOf(emails, ["id", "subject", "sentAt"]),
    );
  }),
);

function columnsOf<E>(emails: E[], fields: (keyof E)[]): unknown[][] {
  return fields.map((field) => emails.map((email) => email[field]));
}

/** Writes what became of emails; those that end together are written together. */
function noted<E extends { id: string }>(write: (emails: E[]) => Promise<void>) {
  const each = async (emails: E[]) => {
    await write(emails);
    return emails;
  };
  return batched(each, { keyOf: ({ id }: E) => id, most: MOST_TOGETHER });
}

/** Queues a kept email again. False when it is not kept. */
export async function requeueKeptEmail(tx: SqlTx, id: string): Promise<boolean> {
  const queued = await tx.execute(
    `UPDATE email SET status = 'queued', tries = 0, subject = NULL, html = NULL, text = NULL, attachments = '[]'
      WHERE id = $1 AND status = 'kept'`,
    [id],
  );
  return queued === 1;
}

/** Notes that the provider did not take an email this time. */
export async function noteTry(db: Db, { id, error }: { id: string; error: string }): Promise<void> {
  await db.prisma.email.updateMany({
    where: { id, status: "queued" },
    data: { tries: { increment: 1 }, error },
  });
}

/** Gives up on an email and deletes its content. */
export async function markEmailFailed(db: Db, { id, error }: { id: string; error: string }): Promise<void> {
  await db.prisma.email.updateMany({
    where: { id, status: "queued" },
    data: { status: "failed", tries: { increment: 1 }, error, props: {} },
  });
}

/** Notes that an email is not sent, and deletes its content. */
export async function markEmailHeld(db: Db, { id, error }: { id: string; error: string }): Promise<void> {
  const held = { status: "held", error, props: {} } as const;
  await db.prisma.email.updateMany({ where: { id, status: "queued" }, data: held });
}

/** Which of these emails of a restaurant were sent, to whom and when, as far as they are still kept. */
export async function listSentEmails(
  db: Db,
  { tenantId, uniqueKeys }: { tenantId: string; uniqueKeys: string[] },
): Promise<{ template: string; to: string; sentAt: Date }[]> {
  const rows = await db.prisma.email.findMany({
    where: { uniqueKey: { in: uniqueKeys }, tenantId, status: "sent" },
    select: { template: true, to: true, sentAt: true },
  });
  return rows.flatMap(({ sentAt, ...email }) => (sentAt ? [{ ...email, sentAt }] : []));
}

/** Emails of a status, newest first, from behind the place, without what is in them. */
export function listEmailsByStatus(
  db: Db,
  input: { status: EmailStatus; after: { at: Date; id: string } | null; limit: number },
): Promise<Omit<Email, "props" | "text" | "html" | "attachments" | "uniqueKey">[]> {
  const { status, after, limit } = input;
  return db.prisma.email.findMany({
    where: {
      status,
      ...(after && {
        OR: [{ createdAt: { lt: after.at } }, { createdAt: after.at, id: { lt: after.id } }],
      }),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    omit: { props: true, text: true, html: true, attachments: true, uniqueKey: true },
  });
}

/** How many emails of a status are still listed. */
export function countEmails(db: Db, status: EmailStatus): Promise<number> {
  return db.prisma.email.count({ where: { status } });
}

/** The newest emails that have their contents, to one address or to anybody. Addresses match without regard to case. */
export function listEmails(db: Db, input: { to: string | null; limit: number }): Promise<Email[]> {
  return db.prisma.email.findMany({
    where: {
      ...(input.to === null ? {} : { to: { equals: input.to, mode: "insensitive" } }),
      OR: [{ status: "queued" }, { html: { not: null } }],
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: input.limit,
  });
}
