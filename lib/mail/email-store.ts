import type { Db, Tx } from "@/lib/db/db";
import type { Email, Prisma } from "@/lib/db/generated/client";

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

/** Keeps what was sent. */
export async function markEmailSent(
  db: Db,
  input: { id: string; subject: string; html: string; text: string; sentAt: Date },
): Promise<void> {
  const { id, ...sent } = input;
  await db.prisma.email.update({ where: { id }, data: { ...sent, status: "sent" } });
}

/** The newest emails, to one address or to anybody. Addresses match without regard to case. */
export function listEmails(db: Db, input: { to: string | null; limit: number }): Promise<Email[]> {
  return db.prisma.email.findMany({
    where: input.to === null ? {} : { to: { equals: input.to, mode: "insensitive" } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: input.limit,
  });
}
