import type { Db, Tx } from "@/lib/platform/db/db";
import type { Email, Prisma } from "@/lib/platform/db/generated/client";
import type { EmailStatus } from "@/lib/platform/db/generated/enums";
import type { SqlTx } from "@/lib/platform/db/sql";
import type { RenderedEmail } from "./rendered-email";

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

/** An email that still has to be sent. */
export async function findQueuedEmail(db: Db, id: string): Promise<EmailToSend | null> {
  const [email] = await db.sql.query<EmailToSend>(
    {
      name: "queued-email",
      text: `SELECT id, "to", template, locale, props, tries FROM email WHERE id = $1 AND status = 'queued'`,
    },
    [id],
  );
  return email ?? null;
}

/** Keeps an email as it would have been sent; without a provider this is all that becomes of it. */
export async function keepEmail(db: Db, input: RenderedEmail & { id: string }): Promise<void> {
  const { id, subject, html, text, attachments } = input;
  await db.sql.execute(
    {
      name: "keep-email",
      text: `UPDATE email SET subject = $2, html = $3, text = $4, attachments = $5, status = 'kept', error = NULL
              WHERE id = $1`,
    },
    [id, subject, html, text, JSON.stringify(attachments)],
  );
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

/** Notes that the provider has an email; its links, codes and names are not kept here any longer. */
export async function markEmailSent(
  db: Db,
  { id, subject, sentAt }: { id: string; subject: string; sentAt: Date },
): Promise<void> {
  const sent = { subject, sentAt, status: "sent", error: null, props: {} } as const;
  await db.prisma.email.updateMany({ where: { id }, data: sent });
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
