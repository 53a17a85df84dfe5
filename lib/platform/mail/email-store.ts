import type { Db, Tx } from "@/lib/platform/db/db";
import type { Email, Prisma } from "@/lib/platform/db/generated/client";
import type { EmailStatus } from "@/lib/platform/db/generated/enums";
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

/** An email that still has to be sent. */
export function findQueuedEmail(db: Db, id: string): Promise<Email | null> {
  return db.prisma.email.findFirst({ where: { id, status: "queued" } });
}

/** Keeps what was sent in the local mailbox, which has no other place. */
export async function keepSentEmail(
  db: Db,
  input: RenderedEmail & { id: string; sentAt: Date },
): Promise<void> {
  const { id, attachments, ...sent } = input;
  await db.prisma.email.update({
    where: { id },
    data: { ...sent, attachments: [...attachments], status: "sent", error: null },
  });
}

/** Notes that the provider has an email; its links, codes and names are not kept here any longer. */
export async function markEmailSent(
  db: Db,
  { id, subject, sentAt }: { id: string; subject: string; sentAt: Date },
): Promise<void> {
  const sent = { subject, sentAt, status: "sent", error: null, props: {} } as const;
  await db.prisma.email.update({ where: { id }, data: sent });
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

/** How many emails were given up and are still listed. */
export function countFailedEmails(db: Db): Promise<number> {
  return db.prisma.email.count({ where: { status: "failed" } });
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
