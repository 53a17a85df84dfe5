import type { Tx } from "@/lib/platform/db/db";

/** Ends an account's sessions and deletes its emailed links. */
export async function deleteSessionsAndLinks(tx: Tx, { subjectId }: { subjectId: string }): Promise<void> {
  await tx.session.deleteMany({ where: { subjectId } });
  await tx.accountToken.deleteMany({ where: { subjectId } });
}
